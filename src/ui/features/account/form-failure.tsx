import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import styles from './form/account-form.module.css';
import type { FormFailure } from './form/use-account-form.ts';

/** Form-level error of the last submit; announced when it appears. */
export function FormFailureLine({ failure }: { failure: FormFailure | null }) {
  const translation = useTranslation();
  return (
    <div role="alert">
      {failure !== null && <p className={styles.failure}>{failureLabels(failure, translation)}</p>}
    </div>
  );
}

export function failureLabels(failure: FormFailure, translation: Translation): string {
  const { t } = translation;
  if (failure.kind === 'said') return failure.text;
  if (failure.kind === 'limited')
    return t('account.failure.limited', { wait: waitLabel(failure.waitMs, translation) });
  return t(`account.failure.${failure.kind}`);
}

/** Wait time, rounded up: under two minutes in seconds (multiples of ten), then in minutes. */
function waitLabel(waitMs: number, { tn }: Translation): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  if (seconds < 120) return tn('account.wait.seconds', seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds);
  return tn('account.wait.minutes', Math.ceil(seconds / 60));
}
