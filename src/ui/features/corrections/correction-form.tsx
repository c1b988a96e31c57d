import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  CORRECTION_MAX,
  correctionFactsOf,
  type CorrectionFact,
  type CorrectionKind,
} from '../../../contract/message-limits.ts';
import { outbox } from '../../../data/messages/outbox.ts';
import { shorten } from '../../../model/shorten.ts';
import { Button } from '../../components/form/button.tsx';
import { Select } from '../../components/form/select.tsx';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useDraft } from '../../components/form/use-draft.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './corrections.module.css';

interface CorrectionFormProps {
  kind: CorrectionKind;
  about: string;
  fact?: CorrectionFact | undefined;
  shown?: string | undefined;
  onClose: () => void;
}

interface FormValues {
  /** Null until chosen. */
  fact: CorrectionFact | null;
  correction: string;
  source: string;
}

/** What is wrong, what is right, and how the reader knows. Stored on the device before it is sent. */
export default function CorrectionForm({ kind, about, fact, shown, onClose }: CorrectionFormProps) {
  const { t, locale } = useTranslation();
  const facts = correctionFactsOf(kind);
  const [form, setForm] = useDraft(`correction-${kind}-${about}-${fact ?? ''}`, (): FormValues => ({
    fact: fact ?? null,
    correction: '',
    source: '',
  }));
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const shownId = useId();

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });

  useEffect(() => {
    const element = frame.current;
    element?.querySelector<HTMLElement>('select, textarea')?.focus();
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempted(true);
    const correction = form.correction.trim();
    if (form.fact === null || correction === '' || sending) return;
    setSending(true);
    setFailed(false);
    const source = form.source.trim();
    const body = {
      kind,
      key: about,
      fact: form.fact,
      shown: shown === undefined ? null : shorten(shown, CORRECTION_MAX.shown),
      correction,
      source: source === '' ? null : source,
    };
    const outcome = await outbox.send({ kind: 'correction', body }, locale).catch((error: unknown) => {
      console.error('A correction could not be stored or sent', error);
      return { state: 'failed' } as const;
    });
    setSending(false);
    if (outcome.state === 'failed' || outcome.state === 'rejected') {
      setFailed(true);
      if (outcome.state === 'rejected') await outbox.remove(outcome.id);
      return;
    }
    showSnackbar({ message: t(`correction.${outcome.state}`) });
    onClose();
  }

  return (
    <form
      ref={frame}
      className={styles.form}
      noValidate
      aria-label={t('correction.title')}
      onSubmit={(event) => void submit(event)}
    >
      {shown !== undefined && (
        <p className={styles.shown} id={shownId}>
          {t('correction.shown')} <q>{shown}</q>
        </p>
      )}
      {fact === undefined && (
        <Select
          label={t('correction.fact')}
          required
          error={attempted && form.fact === null ? t('correction.factMissing') : undefined}
          value={form.fact ?? ''}
          options={[
            { value: '', label: t('correction.choose'), disabled: true },
            ...facts.map((each) => ({ value: each, label: t(`correction.facts.${each}`) })),
          ]}
          onChange={(chosen) => setForm({ ...form, fact: facts.find((each) => each === chosen) ?? null })}
        />
      )}
      <TextArea
        label={t('correction.right')}
        aria-describedby={shown === undefined ? undefined : shownId}
        required
        maxLength={CORRECTION_MAX.text}
        error={attempted && form.correction.trim() === '' ? t('correction.rightMissing') : undefined}
        value={form.correction}
        onChange={(correction) => setForm({ ...form, correction })}
      />
      <TextField
        label={t('correction.source')}
        hint={t('correction.sourceHint')}
        maxLength={CORRECTION_MAX.source}
        value={form.source}
        onChange={(source) => setForm({ ...form, source })}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('correction.failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" size="sm" type="submit" busy={sending}>
          {t('correction.send')}
        </Button>
        <Button variant="text" size="sm" onClick={onClose}>
          {t('correction.cancel')}
        </Button>
      </div>
    </form>
  );
}
