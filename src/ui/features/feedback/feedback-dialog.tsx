import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import {
  COMMENTS_MAX,
  HEARD_FROM,
  HEARD_FROM_OTHER_MAX,
  type HeardFrom,
} from '../../../contract/message-limits.ts';
import { outbox } from '../../../data/messages/outbox.ts';
import { Button } from '../../components/form/button.tsx';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { useDraft } from '../../components/form/use-draft.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './feedback-dialog.module.css';
import { EMPTY_FORM, feedbackErrors, feedbackOf, type FeedbackForm } from './feedback-form.ts';
import { RejectedFeedback } from './rejected-feedback.tsx';
import { StarRating } from './star-rating.tsx';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';

const WIDTH_PX = 600;

/** Feedback dialog; available on every page. Feedback is stored on the device before it is sent. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [form, setForm] = useDraft<FeedbackForm>('feedback', () => EMPTY_FORM);
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<'kept' | 'failed' | null>(null);
  /** Id of a rejected message that is being edited; its new version replaces it. */
  const [editing, setEditing] = useDraft<string | null>('feedback-edited', () => null);
  const formId = useId();
  const component = useFoundPage()?.page ?? 'not-found';
  const errors = feedbackErrors(form);
  const feedback = feedbackOf(form, component);
  const change = (part: Partial<FeedbackForm>) => {
    setForm({ ...form, ...part });
    setTrouble(null);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempted(true);
    if (feedback === null || sending || trouble === 'kept') return;
    setSending(true);
    setTrouble(null);
    const outcome = await outbox
      .send({ kind: 'feedback', body: feedback }, locale, editing)
      .catch((error: unknown) => {
        console.error('Feedback could not be stored or sent', error);
        return { state: 'failed' } as const;
      });
    setSending(false);
    // A rejected new version takes its place.
    if (outcome.state === 'rejected') setEditing(outcome.id);
    if (outcome.state === 'sent') done(t('feedback.sent'));
    else if (outcome.state === 'kept' && outcome.trouble === 'offline') done(t('feedback.keptOffline'));
    else setTrouble(outcome.state === 'kept' ? 'kept' : 'failed');
  }

  function done(message: string): void {
    setForm(EMPTY_FORM);
    showSnackbar({ message });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('feedback.title')}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {t('feedback.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={feedback === null || trouble === 'kept'}
            busy={sending}
            onFocus={() => setAttempted(true)}
            onPointerDown={() => setAttempted(true)}
          >
            {t(sending ? 'feedback.sending' : 'feedback.send')}
          </Button>
        </>
      }
    >
      <RejectedFeedback
        editing={editing}
        onEdit={(id, stored) => {
          setEditing(id);
          setForm(stored);
          setTrouble(null);
        }}
      />
      <form className={styles.form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.note}>{t('feedback.required')}</p>
        <StarRating
          value={form.rating}
          error={attempted && errors.rating ? t('feedback.ratingMissing') : undefined}
          onChange={(rating) => change({ rating })}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('feedback.recommend')} *</legend>
          <div className={styles.answers}>
            {[true, false].map((answer) => (
              <label key={String(answer)} className={styles.answer}>
                <input
                  type="radio"
                  name={`${formId}-recommend`}
                  checked={form.wouldRecommend === answer}
                  onChange={() => change({ wouldRecommend: answer })}
                />
                {t(answer ? 'feedback.yes' : 'feedback.no')}
              </label>
            ))}
          </div>
          {attempted && errors.recommend && <p className={styles.error}>{t('feedback.recommendMissing')}</p>}
        </fieldset>
        <TextArea
          label={`${t('feedback.comments')} *`}
          hint={t('feedback.counter', { count: form.comments.length, most: COMMENTS_MAX })}
          error={attempted && errors.comments ? t('feedback.commentsMissing') : undefined}
          value={form.comments}
          maxLength={COMMENTS_MAX}
          rows={4}
          required
          onChange={(comments) => change({ comments })}
        />
        <HeardFromChoice form={form} onChange={change} />
        <div role="alert">
          {trouble !== null && (
            <p className={styles.error}>
              {t('feedback.failed')} {trouble === 'kept' && t('feedback.keptBusy')}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  form: FeedbackForm;
  onChange: (part: Partial<FeedbackForm>) => void;
}

function HeardFromChoice({ form, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const toggle = (source: HeardFrom, on: boolean) => {
    onChange({
      heardFrom: HEARD_FROM.filter((each) => (each === source ? on : form.heardFrom.includes(each))),
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('feedback.heardFrom')}</legend>
      {HEARD_FROM.map((source) => (
        <Checkbox
          key={source}
          label={t(`feedback.source.${source}`)}
          checked={form.heardFrom.includes(source)}
          onChange={(on) => toggle(source, on)}
        />
      ))}
      {form.heardFrom.includes('other') && (
        <TextField
          label={t('feedback.other')}
          value={form.other}
          maxLength={HEARD_FROM_OTHER_MAX}
          onChange={(other) => onChange({ other })}
        />
      )}
    </fieldset>
  );
}
