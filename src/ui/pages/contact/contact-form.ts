import { CONTACT_MAX } from '../../../contract/message-limits.ts';
import type { ContactFields } from '../../../contract/messages.ts';

export type ContactField = 'name' | 'email' | 'subject' | 'message';
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message'];
export type ContactForm = Record<ContactField | 'website', string>;
export const EMPTY_CONTACT: ContactForm = { name: '', email: '', subject: '', message: '', website: '' };

/** The same check as on the server, which is authoritative. */
const ADDRESS = /^[A-Z0-9._'+-]*[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;

export function isContactField(path: string): path is ContactField {
  return path === 'name' || path === 'email' || path === 'subject' || path === 'message';
}

/** Invalid fields, in form order. */
export function invalidFields(form: ContactForm): ContactField[] {
  return CONTACT_FIELDS.filter((field) => {
    const value = form[field].trim();
    const fits = value !== '' && value.length <= CONTACT_MAX[field];
    return (
      !fits || (field === 'email' && (!ADDRESS.test(value) || value.includes('..') || value.startsWith('.')))
    );
  });
}

export function contactTextsOf({ name, email, subject, message, website }: ContactForm): ContactFields {
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
    website,
  };
}

/** Restores the form from a stored message. */
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
