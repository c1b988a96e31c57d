import { useState } from 'react';
import {
  type PicturePreset,
  PICTURE_PRESETS,
  type PictureSource,
  pictureAddress,
  pictureSrcset,
} from '../../model/pictures/picture.ts';
import { classNames } from '../shell/components/class-names.ts';
import styles from './experience-picture.module.css';

export interface ExperiencePictureProps {
  /** `image_uris[0]` of the item; without an image its colors are the placeholder. */
  picture: (PictureSource & { colour?: string | undefined }) | undefined;
  /** Sky, far, near and accent color of the country. */
  palette: readonly string[];
  /** `sizes` of the image element. */
  sizes: string;
  preset?: PicturePreset;
  /** `Illustration: Deadvlei`; empty where the name is beside the image. */
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
  const fallbackSize = PICTURE_PRESETS[preset].at(-2) ?? PICTURE_PRESETS[preset][0];
  return (
    <img
      className={pictureClass}
      style={{ background }}
      src={pictureAddress(shown, fallbackSize)}
      srcSet={pictureSrcset(shown, preset)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        // Offline and not cached: the placeholder color stays.
        setFailedUri(shown.uri);
      }}
    />
  );
}
