import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import styles from './form/account-form.module.css';
import type { FormFailure } from './form/use-account-form.ts';

/** Why the last try came to nothing; read out when it appears. */
export function FormFailureLine({ trouble }: { trouble: FormFailure | null }) {
  const words = useTranslation();
  return (
    <div role="alert">
      {trouble !== null && <p className={styles.trouble}>{failureLabels(trouble, words)}</p>}
    </div>
  );
}

export function failureLabels(trouble: FormFailure, words: Translation): string {
  const { t } = words;
  if (trouble.kind === 'said') return trouble.words;
  if (trouble.kind === 'limited')
    return t('account.trouble.limited', { wait: waitWords(trouble.waitMs, words) });
  return t(`account.trouble.${trouble.kind}`);
}

/** Up to two minutes in seconds, in tens; then in whole minutes, rather too long than too short. */
function waitWords(waitMs: number, { tn }: Translation): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  if (seconds < 120) return tn('account.wait.seconds', seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds);
  return tn('account.wait.minutes', Math.ceil(seconds / 60));
}
