import { useLiveQuery } from 'dexie-react-hooks';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { CONTACT_MAX } from '../../../contract/message-limits.ts';
import { outgoingMessages } from '../../../data/messages/outgoing-messages.ts';
import type { OutgoingRow } from '../../../data/storage/user-db.ts';
import { Button } from '../../components/form/button.tsx';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import {
  CONTACT_FIELDS,
  contactWordsOf,
  EMPTY_CONTACT,
  faultyFields,
  formFrom,
  isContactField,
  type ContactField,
  type ContactForm,
} from './contact-form.ts';
import styles from './contact-page.module.css';

type Told = 'sent' | 'kept.offline' | 'kept.busy' | 'refused' | 'failed';

/** A message to the people behind the site. It is on the device before it is sent. */
export default function ContactPage() {
  const { t, locale } = useTranslation();
  const [form, setForm] = useState<ContactForm>(EMPTY_CONTACT);
  const [asked, setAsked] = useState(false);
  const [refused, setRejected] = useState<readonly ContactField[]>([]);
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  /** Of a refused one that is being written anew: it is dropped when the new one is on its way. */
  const [mending, setMending] = useState<string | null>(null);
  useTitle(t('contact.title'));
  const faulty = [...faultyFields(form), ...refused];

  function change(field: keyof ContactForm, value: string): void {
    setForm({ ...form, [field]: value });
    setRejected(refused.filter((each) => each !== field));
    setTold(null);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAsked(true);
    const [first] = faulty;
    if (first !== undefined) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (sending) return;
    setSending(true);
    setTold(null);
    const outcome = await outgoingMessages
      .send({ kind: 'contact', body: contactWordsOf(form) }, locale)
      .catch((error: unknown) => {
        console.error('The message could not be kept or sent', error);
        return { state: 'failed' } as const;
      });
    setSending(false);
    if (outcome.state === 'sent' || outcome.state === 'kept') {
      if (mending !== null) await outgoingMessages.remove(mending);
      setMending(null);
      setForm(EMPTY_CONTACT);
      setAsked(false);
    }
    if (outcome.state === 'refused') {
      // The newest stays; what it took the place of goes.
      if (mending !== null) await outgoingMessages.remove(mending);
      setMending(outcome.id);
      setRejected(outcome.fields.filter(isContactField));
    }
    setTold(outcome.state === 'kept' ? `kept.${outcome.trouble}` : outcome.state);
  }

  return (
    <SiteLayout>
      <div className={styles.page}>
        <h1>{t('contact.title')}</h1>
        <p className={styles.intro}>
          {t('contact.intro')} <Link href={pathOf('faq', locale)}>{t('contact.faq')}</Link>
        </p>
        <Kept
          mending={mending}
          onEdit={({ id, state, body }) => {
            setForm(formFrom(body));
            setTold(null);
            setAsked(state === 'refused');
            if (state === 'refused') setMending(id);
            // One that waits would go out as it was, beside the new one.
            else void outgoingMessages.remove(id);
          }}
        />
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            void submit(event);
          }}
        >
          <p className={styles.note}>{t('contact.required')}</p>
          {CONTACT_FIELDS.map((field) => {
            const shared = {
              name: field,
              label: `${t(`contact.${field}`)} *`,
              error: asked && faulty.includes(field) ? t(`contact.missing.${field}`) : undefined,
              value: form[field],
              maxLength: CONTACT_MAX[field],
              required: true,
              onChange: (value: string) => {
                change(field, value);
              },
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
          {/* Only a bot fills it in. */}
          <div className={styles.trap} aria-hidden="true">
            <TextField
              label={t('contact.website')}
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={form.website}
              onChange={(value) => {
                change('website', value);
              }}
            />
          </div>
          <p className={styles.note}>{t('contact.botCheck')}</p>
          <div>
            <Button variant="primary" type="submit" busy={sending}>
              {t(sending ? 'contact.sending' : 'contact.send')}
            </Button>
          </div>
          <div role="status">{told !== null && isGood(told) && <p>{t(`contact.told.${told}`)}</p>}</div>
          <div role="alert">
            {told !== null && !isGood(told) && <p className={styles.error}>{t(`contact.told.${told}`)}</p>}
          </div>
        </form>
        <p className={styles.note}>
          {t('contact.privacy')} <Link href={pathOf('imprint', locale)}>{t('contact.imprint')}</Link>
        </p>
      </div>
    </SiteLayout>
  );
}

function isGood(told: Told): boolean {
  return told !== 'refused' && told !== 'failed';
}

/** Messages that are still on this device. */
function Kept({ mending, onEdit }: { mending: string | null; onEdit: (row: OutgoingRow) => void }) {
  const { t } = useTranslation();
  const kept = useLiveQuery(() => outgoingMessages.list('contact'), []) ?? [];
  const rows = kept.filter(({ id }) => id !== mending);
  if (rows.length === 0) return null;
  return (
    <section className={styles.kept} aria-label={t('contact.kept.title')}>
      <h2>
        <CloudOff aria-hidden /> {t('contact.kept.title')}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{formFrom(row.body).subject}</strong>
            <span>{t(row.state === 'refused' ? 'contact.kept.refused' : 'contact.kept.waiting')}</span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onEdit(row);
              }}
            >
              {t('contact.kept.edit')}
            </Button>
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                void outgoingMessages.remove(row.id);
              }}
            >
              {t('contact.kept.drop')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
