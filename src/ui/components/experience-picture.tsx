import { useState } from 'react';
import {
  type PicturePreset,
  PICTURE_PRESETS,
  type PictureSource,
  pictureUrl,
  pictureSrcset,
} from '../../model/pictures/picture.ts';
import { classNames } from '../shell/components/class-names.ts';
import { pictureBase } from '../shell/components/picture-base.ts';
import styles from './experience-picture.module.css';

export interface ExperiencePictureProps {
  /** `image_uris[0]` of the item; if missing, the palette's gradient is shown. */
  picture: (PictureSource & { colour?: string | undefined }) | undefined;
  /** Sky, far, near and accent color of the country. */
  palette: readonly string[];
  /** `sizes` of the image element. */
  sizes: string;
  preset?: PicturePreset;
  /** For example `Illustration: Deadvlei`; empty if the name is already next to the picture. */
  alt: string;
  /** Above the fold: loaded immediately. */
  eager?: boolean;
  className?: string | undefined;
}

/** An illustration, cropped around its focal point. Fills its parent's box. */
export function ExperiencePicture(props: ExperiencePictureProps) {
  const { picture, palette, sizes, preset = 'exp-card', alt, eager = false, className } = props;
  const [failedUri, setFailedUri] = useState<string | null>(null);
  const [sky = '#cfe3e6', , near = '#5f8f86'] = palette;
  const background = picture?.colour ?? `linear-gradient(${sky}, ${near})`;
  const shown = picture !== undefined && picture.uri !== failedUri ? picture : null;
  const pictureClass = classNames(styles.picture, className);
  if (shown === null) {
    return alt === '' ? (
      <span className={pictureClass} style={{ background }} aria-hidden />
    ) : (
      <span className={pictureClass} style={{ background }} role="img" aria-label={alt} />
    );
  }
  const base = pictureBase(shown.uri);
  const fallbackSize = PICTURE_PRESETS[preset].at(-2) ?? PICTURE_PRESETS[preset][0];
  return (
    <img
      className={pictureClass}
      style={{ background }}
      src={pictureUrl(shown, fallbackSize, base)}
      srcSet={pictureSrcset(shown, preset, base)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        // For example offline and not cached: shows the placeholder.
        setFailedUri(shown.uri);
      }}
    />
  );
}
