import { useState } from 'react';
import styles from './avatar.module.css';

/** One of the generated image sizes. */
const SIZE_PX = 150;

/** A user's round picture, or the initial of the name. Decorative: the name is beside it. */
export function Avatar(props: { name: string; image: string | null; sizePx: number }) {
  const { name, image, sizePx } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const style = { width: sizePx, height: sizePx, fontSize: sizePx * 0.42 };
  if (image === null || image === failed) {
    return (
      <span className={styles.avatar} style={style} aria-hidden>
        {name.slice(0, 1).toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      style={style}
      src={imageUrl(image)}
      alt=""
      decoding="async"
      onError={() => {
        setFailed(image);
      }}
    />
  );
}

/**
 * A provider's image is used as it is; an image of this site is requested small and square, cropped around its focal
 * point.
 */
function imageUrl(image: string): string {
  if (!image.startsWith('/')) return image;
  // Without coordinates the server uses the image's own focal point.
  return `${image}?w=${SIZE_PX}&h=${SIZE_PX}&fit=crop&crop=focalpoint`;
}
