import { matchParts } from './match-parts.ts';
import styles from './marked.module.css';

/** Highlights the matched parts of a text. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map((part, index) =>
    part.matched ? (
      // The parts of a text have a fixed order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
