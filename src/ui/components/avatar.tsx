import { useState } from 'react';
import styles from './avatar.module.css';

/** Of the sizes that are made. */
const SIDE_PX = 150;

/** The round picture of a person, else the first letter of the name. Decoration: the name stands beside it. */
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
      src={addressOf(image)}
      alt=""
      decoding="async"
      onError={() => {
        setFailed(image);
      }}
    />
  );
}

/** A provider's picture is taken as it is; one of this site small and square, around the point that its person chose. */
function addressOf(image: string): string {
  if (!image.startsWith('/')) return image;
  // An address that names no point gets the picture's own.
  return `${image}?w=${SIDE_PX}&h=${SIDE_PX}&fit=crop&crop=focalpoint`;
}
