import type { LucideIcon } from 'lucide-react';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './guide.module.css';
import { SourceLine } from './source-line.tsx';

export interface Note {
  kind: string;
  title: string;
  en: string;
  de: string;
  source?: string | undefined;
  as_of?: number | undefined;
}

/** Facts of one module, each under a heading of its own, with where they come from. */
export function Notes({
  notes,
  icons,
  practical,
}: {
  notes: readonly Note[];
  icons: Readonly<Record<string, LucideIcon>>;
  practical: Practical;
}) {
  const { locale } = useTranslation();
  return (
    <div className={styles.card}>
      <ul className={styles.notes}>
        {notes.map((note, index) => {
          const Icon = icons[note.kind];
          return (
            // Of a kind there may be two.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${note.kind} ${index}`} className={styles.note}>
              {Icon !== undefined && <Icon aria-hidden />}
              <div>
                <h3>{note.title}</h3>
                <p>{note[locale]}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <SourceLine practical={practical} facts={notes} />
    </div>
  );
}
