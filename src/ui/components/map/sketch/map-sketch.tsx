import { classNames } from '../../../shell/components/class-names.ts';
import { useFormat } from '../../../format/use-format.ts';
import styles from './map-sketch.module.css';
import { PIN_RADIUS } from './place-names.ts';
import { SKETCH_HEIGHT, SKETCH_WIDTH, type Sketch } from './sketch-map.ts';

const DOT_RADIUS = 4;

/** The map for paper. `paperOnly`: stands in for an interactive map, which is not printed. */
export function MapSketch(props: { sketch: Sketch | null; label: string; paperOnly?: boolean }) {
  const { sketch, label, paperOnly = false } = props;
  const format = useFormat();
  if (sketch === null) return null;
  const { scale } = sketch;
  return (
    <figure className={classNames(styles.figure, paperOnly && styles.paperOnly)}>
      <svg viewBox={`0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`} role="img" aria-label={label}>
        {sketch.lines.map(({ id, style, points }) => (
          <polyline key={id} className={styles[style]} points={points} />
        ))}
        {sketch.pins.map(({ number, name, x, y }) => (
          <g key={`${number ?? name} ${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={number === undefined ? DOT_RADIUS : PIN_RADIUS} />
            {number !== undefined && <text y="4">{number}</text>}
          </g>
        ))}
        {sketch.names.map(({ name, x, y, anchor }) => (
          <text key={`${name} ${x} ${y}`} className={styles.place} x={x} y={y + 4} textAnchor={anchor}>
            {name}
          </text>
        ))}
        <g className={styles.scale} transform={`translate(8 ${SKETCH_HEIGHT - 10})`}>
          <path d={`M0 -5v5h${scale.length}v-5`} />
          <text x={scale.length + 6}>{format.distance(scale.km * 1000)}</text>
        </g>
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
