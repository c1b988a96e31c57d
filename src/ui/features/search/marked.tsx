import { matchParts } from './match-parts.ts';
import styles from './search-results.module.css';

/** A text with what was typed on a tint. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map((part, index) =>
    part.matched ? (
      // The pieces of one text do not change places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
