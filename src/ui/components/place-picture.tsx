import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './place-picture.module.css';
import { drawScene } from './place-scene.ts';

export interface PlacePictureProps {
  /** Sky, far, near, accent. */
  palette: readonly string[];
  /** Key of the place: the same key always gives the same picture. */
  seed: string;
  /** What the place is known for: a beach lies at the water, a desert has dunes. */
  categories?: readonly string[] | undefined;
  className?: string | undefined;
}

/** A drawn landscape in the country's colours; decoration only. Fills the box that its parent gives it. */
export function PlacePicture({ palette, seed, categories, className }: PlacePictureProps) {
  const id = useId();
  const { sky, sun, stars, shapes } = drawScene(palette, seed, categories);
  return (
    <svg
      className={classNames(styles.picture, className)}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <Gradient id={`${id}sky`} from={sky[0]} to={sky[1]} />
        {shapes.map((shape, index) => (
          <Gradient key={shape.path} id={`${id}${index}`} from={shape.from} to={shape.to} />
        ))}
      </defs>
      <rect width="400" height="300" fill={`url(#${id}sky)`} />
      {stars !== '' && <path d={stars} fill="#ffffff" opacity="0.75" />}
      <circle cx={sun.x} cy={sun.y} r={sun.radius * 2.4} fill={sun.colour} opacity="0.16" />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={sun.colour} opacity="0.9" />
      {shapes.map((shape, index) => (
        <path key={shape.path} d={shape.path} fill={`url(#${id}${index})`} />
      ))}
    </svg>
  );
}

function Gradient({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}
