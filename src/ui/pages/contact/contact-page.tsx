import { useLiveQuery } from 'dexie-react-hooks';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { CONTACT_MAX } from '../../../contract/message-limits.ts';
import { outbox } from '../../../data/messages/outbox.ts';
import type { OutboxRow } from '../../../data/storage/user-db.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { Button } from '../../components/form/button.tsx';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
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

type Outcome = 'sent' | 'stored.offline' | 'stored.busy' | 'rejected' | 'failed';

/** Contact form. A message is stored on the device before it is sent. */
export default function ContactPage() {
  const { t, locale } = useTranslation();
  const [form, setForm] = useDraft<ContactForm>('contact', () => EMPTY_CONTACT);
  const [attempted, setAttempted] = useState(false);
  const [rejectedFields, setRejectedFields] = useState<readonly ContactField[]>([]);
  const [sending, setSending] = useState(false);
  const [outcomeShown, setOutcomeShown] = useState<Outcome | null>(null);
  /** Id of a rejected message that is being edited; deleted once its replacement is queued. */
  const [editing, setEditing] = useDraft<string | null>('contact-edited', () => null);
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
      .send({ kind: 'contact', body: contactTextsOf(form) }, locale)
      .catch((error: unknown) => {
        console.error('The message could not be stored or sent', error);
        return { state: 'failed' } as const;
      });
    setSending(false);
    if (outcome.state === 'sent' || outcome.state === 'kept') {
      if (editing !== null) await outbox.remove(editing);
      setEditing(null);
      setForm(EMPTY_CONTACT);
      setAttempted(false);
    }
    if (outcome.state === 'rejected') {
      // A rejected new version replaces the previous one.
      if (editing !== null) await outbox.remove(editing);
      setEditing(outcome.id);
      setRejectedFields(outcome.fields.filter(isContactField));
    }
    setOutcomeShown(outcome.state === 'kept' ? `stored.${outcome.trouble}` : outcome.state);
  }

  return (
    <SiteLayout>
      <div className={styles.page}>
        <h1>{t('contact.title')}</h1>
        <p className={styles.intro}>
          {t('contact.intro')} <Link href={pathOf('faq', locale)}>{t('contact.faq')}</Link>
        </p>
        <StoredMessages
          editing={editing}
          onEdit={({ id, state, body }) => {
            setForm(formFrom(body));
            setOutcomeShown(null);
            setAttempted(state === 'refused');
            if (state === 'refused') setEditing(id);
            // A queued message would otherwise still be sent beside the edited one.
            else void outbox.remove(id);
          }}
        />
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
        <p className={styles.note}>
          {t('contact.privacy')} <Link href={pathOf('imprint', locale)}>{t('contact.imprint')}</Link>
        </p>
      </div>
    </SiteLayout>
  );
}

function isGood(outcomeShown: Outcome): boolean {
  return outcomeShown !== 'rejected' && outcomeShown !== 'failed';
}

/** Messages that are still stored on this device. */
function StoredMessages({ editing, onEdit }: { editing: string | null; onEdit: (row: OutboxRow) => void }) {
  const { t } = useTranslation();
  const stored = useLiveQuery(() => outbox.list('contact'), []) ?? [];
  const rows = stored.filter(({ id }) => id !== editing);
  if (rows.length === 0) return null;
  return (
    <section className={styles.stored} aria-label={t('contact.unsent.title')}>
      <h2>
        <CloudOff aria-hidden /> {t('contact.unsent.title')}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{formFrom(row.body).subject}</strong>
            <span>{t(row.state === 'refused' ? 'contact.unsent.refused' : 'contact.unsent.waiting')}</span>
            <Button variant="outline" size="sm" onClick={() => onEdit(row)}>
              {t('contact.unsent.edit')}
            </Button>
            <Button variant="text" size="sm" onClick={() => void outbox.remove(row.id)}>
              {t('contact.unsent.drop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
