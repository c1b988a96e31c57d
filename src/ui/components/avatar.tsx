import { useState } from 'react';
import { pictureAddress } from '../../model/picture.ts';
import styles from './avatar.module.css';

/** Of the sizes that are made. */
const SMALL = [150, 150] as const;

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

/** A provider's picture is taken as it is; one of this site small and square, around the point that its address names. */
function addressOf(image: string): string {
  if (!image.startsWith('/')) return image;
  const given = new URLSearchParams(image.split('?')[1] ?? '');
  const part = (name: string) => (given.has(name) ? Number(given.get(name)) : undefined);
  return pictureAddress({ uri: image, fp_x: part('fp-x'), fp_y: part('fp-y') }, SMALL);
}
