import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { CONTACT_MAX } from '../../../contract/message-limits.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { outbox } from '../../../data/messages/outbox.ts';
import type { OutboxRow } from '../../../data/storage/user-db.ts';
import { useDraft, useFormEnd } from '../../components/form/use-draft.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useShared } from '../../shell/state/use-live.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import {
  CONTACT_FIELDS,
  contactTextsOf,
  EMPTY_CONTACT,
  invalidFields,
  formFrom,
  isContactField,
  type ContactField,
  type ContactForm,
} from './contact-form.ts';
import styles from './contact-page.module.css';
import { StoredMessages } from './stored-messages.tsx';

type Outcome = 'sent' | 'stored.offline' | 'stored.busy' | 'rejected' | 'failed';

/** Contact form. A message is stored on the device before it is sent. */
export default function ContactPage() {
  const { t, locale } = useTranslation();
  const [form, setForm] = useDraft<ContactForm>('contact', () => EMPTY_CONTACT);
  const [attempted, setAttempted] = useState(false);
  const [rejectedFields, setRejectedFields] = useState<readonly ContactField[]>([]);
  const [sending, setSending] = useState(false);
  const [outcomeShown, setOutcomeShown] = useState<Outcome | null>(null);
  /** Id of a stored message that is being edited; its new version replaces it. */
  const [editing, setEditing] = useDraft<string | null>('contact-edited', () => null);
  // Leaving the page ends an edit.
  useFormEnd(() => release(editing));
  useTitle(t('contact.title'));
  const invalid = [...invalidFields(form), ...rejectedFields];

  function change(field: keyof ContactForm, value: string): void {
    setForm({ ...form, [field]: value });
    setRejectedFields(rejectedFields.filter((each) => each !== field));
    setOutcomeShown(null);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAttempted(true);
    const [first] = invalid;
    if (first !== undefined) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (sending) return;
    setSending(true);
    setOutcomeShown(null);
    const outcome = await outbox
      .send({ kind: 'contact', body: contactTextsOf(form) }, locale, editing)
      .catch((error: unknown) => {
        console.error('The message could not be stored or sent', error);
        return { state: 'failed' } as const;
      });
    setSending(false);
    if (outcome.state === 'sent' || outcome.state === 'kept') {
      endEditing();
    }
    if (outcome.state === 'rejected') {
      setEditing(outcome.id);
      setRejectedFields(outcome.fields.filter(isContactField));
    }
    setOutcomeShown(outcome.state === 'kept' ? `stored.${outcome.trouble}` : outcome.state);
  }

  async function edit({ id, state, body }: OutboxRow): Promise<void> {
    const held = state === 'refused' ? 'held' : await outbox.hold(id);
    if (held !== 'held') {
      if (held !== 'gone') showSnackbar({ message: t(`contact.unsent.${held}`) });
      return;
    }
    release(editing);
    setForm(formFrom(body));
    setOutcomeShown(null);
    setAttempted(state === 'refused');
    setEditing(id);
  }

  function cancel(): void {
    release(editing);
    endEditing();
  }

  function endEditing(): void {
    setEditing(null);
    setForm(EMPTY_CONTACT);
    setAttempted(false);
  }

  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <h1>{t('contact.title')}</h1>
        <p className={styles.intro}>
          {t('contact.intro')} <Link href={pathOf('faq', locale)}>{t('contact.faq')}</Link>
        </p>
        <StoredMessages editing={editing} onEdit={(row) => void edit(row)} onCancel={cancel} />
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.note}>{t('contact.required')}</p>
          {CONTACT_FIELDS.map((field) => {
            const shared = {
              name: field,
              label: `${t(`contact.${field}`)} *`,
              error: attempted && invalid.includes(field) ? t(`contact.missing.${field}`) : undefined,
              value: form[field],
              maxLength: CONTACT_MAX[field],
              required: true,
              onChange: (value: string) => change(field, value),
            };
            if (field === 'message') return <TextArea key={field} {...shared} rows={8} />;
            const isEmail = field === 'email';
            const autoComplete = field === 'subject' ? 'off' : field;
            return (
              <TextField
                key={field}
                {...shared}
                type={isEmail ? 'email' : 'text'}
                autoComplete={autoComplete}
              />
            );
          })}
          {/* Honeypot: only bots fill it in. */}
          <div className={styles.trap} aria-hidden="true">
            <TextField
              label={t('contact.website')}
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={form.website}
              onChange={(value) => change('website', value)}
            />
          </div>
          <p className={styles.note}>{t('contact.botCheck')}</p>
          <div>
            <Button variant="primary" type="submit" busy={sending}>
              {t(sending ? 'contact.sending' : 'contact.send')}
            </Button>
          </div>
          <div role="status">
            {outcomeShown !== null && isGood(outcomeShown) && <p>{t(`contact.outcome.${outcomeShown}`)}</p>}
          </div>
          <div role="alert">
            {outcomeShown !== null && !isGood(outcomeShown) && (
              <p className={styles.error}>{t(`contact.outcome.${outcomeShown}`)}</p>
            )}
          </div>
        </form>
        <Operator />
        <p className={styles.note}>
          {t('contact.privacy')} <Link href={pathOf('imprint', locale)}>{t('contact.imprint')}</Link>
        </p>
      </div>
    </SiteLayout>
  );
}

/** Who runs the site, as on the server's page: the form needs the app and a mail server. */
function Operator() {
  const { lines = [], email = null } = useShared(sharedQueries.settings)?.contact ?? {};
  if (lines.length === 0 && email === null) return null;
  return (
    <address className={styles.operator}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

function release(editing: string | null): void {
  if (editing === null) return;
  outbox
    .release(editing)
    .catch((error: unknown) => console.warn('The message is sent by the next sync', error));
}

function isGood(outcomeShown: Outcome): boolean {
  return outcomeShown !== 'rejected' && outcomeShown !== 'failed';
}
