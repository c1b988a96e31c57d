import { classNames } from '../../shell/components/class-names.ts';
import styles from './paragraphs.module.css';

/**
 * A catalogue text split into paragraphs at blank lines; in columns if there is room. The pull-out stands after the
 * first one.
 */
export function Paragraphs({ text, pullOut }: { text: string; pullOut?: string | undefined }) {
  const [first = '', ...others] = text.split('\n\n');
  return (
    <div className={classNames(styles.columns, pullOut !== undefined && styles.withPullOut)}>
      <p>{first}</p>
      {pullOut !== undefined && <p className={styles.pullOut}>{pullOut}</p>}
      {others.map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  );
}
