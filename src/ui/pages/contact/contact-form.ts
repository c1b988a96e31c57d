import { CONTACT_MAX } from '../../../contract/message-limits.ts';
import type { ContactWords } from '../../../contract/messages.ts';

export type ContactField = 'name' | 'email' | 'subject' | 'message';
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message'];
export type ContactForm = Record<ContactField | 'website', string>;
export const EMPTY_CONTACT: ContactForm = { name: '', email: '', subject: '', message: '', website: '' };

/** As the server's check, which has the last word. */
const ADDRESS = /^[A-Z0-9._'+-]*[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;

export function isContactField(path: string): path is ContactField {
  return path === 'name' || path === 'email' || path === 'subject' || path === 'message';
}

/** The fields that lack something, in their order. */
export function faultyFields(form: ContactForm): ContactField[] {
  return CONTACT_FIELDS.filter((field) => {
    const value = form[field].trim();
    const fits = value !== '' && value.length <= CONTACT_MAX[field];
    return (
      !fits || (field === 'email' && (!ADDRESS.test(value) || value.includes('..') || value.startsWith('.')))
    );
  });
}

export function contactWordsOf({ name, email, subject, message, website }: ContactForm): ContactWords {
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
    website,
  };
}

/** What was written before, out of what the device kept. */
export function formFrom(body: Readonly<Record<string, unknown>>): ContactForm {
  const text = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: '',
  };
}
