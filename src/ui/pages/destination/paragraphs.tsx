import styles from './paragraphs.module.css';

/** A text of the catalogue: its paragraphs, parted by blank lines, beside each other where there is room. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.columns}>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  );
}
