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

export interface PlacePictureProps {
  /** `image_uris[0]` of the item; without one its colours stand there. */
  picture: (PictureSource & { colour?: string | undefined }) | undefined;
  /** Sky, far, near, accent of the country. */
  palette: readonly string[];
  /** How wide it is drawn, as `sizes` of an image. */
  sizes: string;
  preset?: PicturePreset;
  /** `Illustration: Deadvlei`; empty where the name stands beside it and the picture adds nothing. */
  alt: string;
  /** Among the first that are seen: loaded at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** An illustrated landscape around its focal point. Fills the box that its parent gives it. */
export function PlacePicture(props: PlacePictureProps) {
  const { picture, palette, sizes, preset = 'exp-card', alt, eager = false, className } = props;
  const [failedUri, setFailedUri] = useState<string | null>(null);
  const [sky = '#cfe3e6', , near = '#5f8f86'] = palette;
  const background = picture?.colour ?? `linear-gradient(${sky}, ${near})`;
  const shown = picture !== undefined && picture.uri !== failedUri ? picture : null;
  const named = classNames(styles.picture, className);
  if (shown === null) {
    return alt === '' ? (
      <span className={named} style={{ background }} aria-hidden />
    ) : (
      <span className={named} style={{ background }} role="img" aria-label={alt} />
    );
  }
  const usual = PICTURE_PRESETS[preset].at(-2) ?? PICTURE_PRESETS[preset][0];
  return (
    <img
      className={named}
      style={{ background }}
      src={pictureAddress(shown, usual)}
      srcSet={pictureSrcset(shown, preset)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        // Without a network and not seen before: its colour stays.
        setFailedUri(shown.uri);
      }}
    />
  );
}
