import { useState } from 'react';
import styles from './avatar.module.css';

/** One of the generated sizes. */
const SIZE_PX = 150;

/** A user's round picture, or the initial of the name. Decorative: the name is beside it. */
export function Avatar(props: { name: string; picture: string | null; sizePx: number }) {
  const { name, picture, sizePx } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const style = { width: sizePx, height: sizePx, fontSize: sizePx * 0.42 };
  if (picture === null || picture === failed) {
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
      src={pictureUrl(picture)}
      alt=""
      decoding="async"
      onError={() => setFailed(picture)}
    />
  );
}

/**
 * A provider's picture is used as it is; a picture of this site is requested small and square, cropped around its focal
 * point.
 */
function pictureUrl(picture: string): string {
  if (!picture.startsWith('/')) return picture;
  // Without coordinates the server uses the picture's own focal point.
  return `${picture}?w=${SIZE_PX}&h=${SIZE_PX}&fit=crop&crop=focalpoint`;
}
