import styles from './paragraphs.module.css';

/** A catalogue text split into paragraphs at blank lines; in columns if there is room. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.columns}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  );
}
