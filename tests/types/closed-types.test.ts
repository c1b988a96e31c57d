import { expect, it } from 'vitest';
import type { ConnectionEntry, FlightBooking, StopEntry, TransportBooking } from '../../src/model/plan.ts';
import type { Translation } from '../../src/ui/shell/i18n/use-translation.ts';
import { textParams } from '../../src/tools/text-params.mjs';
import fs from 'node:fs';

/** Compiled by `npm run types`, which fails where one of the marked lines is no error. */
export const misspelled = [
  // @ts-expect-error confirmationLink
  (booking: TransportBooking) => booking.confirmatonLink,
  // @ts-expect-error confirmationLink
  (booking: TransportBooking): TransportBooking => ({ ...booking, confirmatonLink: 'https://example.org' }),
  // @ts-expect-error deep_link
  (booking: FlightBooking) => booking.deep_lnk,
  // @ts-expect-error plannedDate
  (booking: FlightBooking) => booking.plannedDat,
  // @ts-expect-error nights
  (stop: StopEntry) => stop.night,
  // @ts-expect-error selectedKey
  (connection: ConnectionEntry) => connection.selectdKey,
  // @ts-expect-error kit.close
  ({ t }: Translation) => t('kit.clos'),
  // @ts-expect-error the parameter is missing
  ({ t }: Translation) => t('account.email.changed'),
  // @ts-expect-error the parameter is called email
  ({ t }: Translation) => t('account.email.changed', { mail: 'a@example.org' }),
  // @ts-expect-error the text has no parameter
  ({ t }: Translation) => t('kit.close', { name: 'x' }),
  // @ts-expect-error the key has no plural forms
  ({ tn }: Translation) => tn('kit.close', 2),
];

it('locales/text-params.ts has the parameters of the English texts (npm run text-params)', () => {
  const texts: unknown = JSON.parse(fs.readFileSync('locales/en.json', 'utf8'));
  expect(fs.readFileSync('locales/text-params.ts', 'utf8')).toBe(textParams(texts));
});
