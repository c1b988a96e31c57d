import { X } from 'lucide-react';
import type { UnderstoodPart } from '../../../contract/data-api.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './understood.module.css';

/** What the words of a query were taken for; each can be removed from it. */
export function Understood(props: { parts: readonly UnderstoodPart[]; onChange: (typed: string) => void }) {
  const { parts, onChange } = props;
  const { t } = useTranslation();
  // A single word that is written right explains itself.
  if (parts.length < 2 && !parts.some(({ isTypo }) => isTypo)) return null;
  const nameOf = ({ kind, key, text }: UnderstoodPart) =>
    kind === 'budget' ? t(key === '1' ? 'search.budget.low' : 'search.budget.high') : text;
  return (
    <div className={styles.parts} role="group" aria-label={t('search.understood')}>
      <span className={styles.label} aria-hidden>
        {t('search.understood')}
      </span>
      {parts.map((part) => (
        <button
          key={`${part.kind} ${part.key}`}
          type="button"
          className={styles.part}
          aria-label={t('search.removePart', { part: nameOf(part) })}
          onClick={() => onChange(part.rest)}
        >
          {nameOf(part)}
          <X aria-hidden />
        </button>
      ))}
    </div>
  );
}
