import { useWords } from '../../shell/i18n/use-translation.ts';
import type { Words } from '../../shell/i18n/use-translation.ts';
import styles from './form/account-form.module.css';
import type { FormTrouble } from './form/use-account-form.ts';

/** Why the last try came to nothing; read out when it appears. */
export function FormTroubleLine({ trouble }: { trouble: FormTrouble | null }) {
  const words = useWords();
  return (
    <div role="alert">
      {trouble !== null && <p className={styles.trouble}>{troubleWords(trouble, words)}</p>}
    </div>
  );
}

export function troubleWords(trouble: FormTrouble, words: Words): string {
  const { t } = words;
  if (trouble.kind === 'said') return trouble.words;
  if (trouble.kind === 'limited')
    return t('account.trouble.limited', { wait: waitWords(trouble.waitMs, words) });
  return t(`account.trouble.${trouble.kind}`);
}

/** Up to two minutes in seconds, in tens; then in whole minutes, rather too long than too short. */
function waitWords(waitMs: number, { tn }: Words): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  if (seconds < 120) return tn('account.wait.seconds', seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds);
  return tn('account.wait.minutes', Math.ceil(seconds / 60));
}
