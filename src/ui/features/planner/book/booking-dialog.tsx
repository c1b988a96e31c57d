import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { TextArea, TextField } from '../../../components/text-field.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import type { BookingPatch } from '../../../../data/planner-state.ts';
import type { BookingExtras } from '../../../../model/tour.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './booking-dialog.module.css';
import type { BookingRow } from './booking-rows.ts';
import { SaveFooter } from '../save-footer.tsx';

const NOTES_MAX = 10_000;
const CENTS = 100;

/** Price paid, reference, link and notes of one booking. */
export function BookingDialog({
  row,
  name,
  onClose,
}: {
  row: BookingRow;
  name: string;
  onClose: () => void;
}) {
  const { t } = useWords();
  const format = useFormat();
  const { session } = usePlanner();
  const extras: BookingExtras = row.booking;
  const currency = extras.currency ?? format.currency;
  const [amount, setAmount] = useState<number | null>(() => amountOf(row, extras, format.rate));
  const [reference, setReference] = useState(extras.reference ?? '');
  const [link, setLink] = useState(extras.confirmationLink ?? '');
  const [notes, setNotes] = useState(row.notes ?? '');
  const linkError = link === '' || isWebAddress(link) ? null : t('planner.book.linkError');

  function save() {
    if (linkError !== null) return;
    // The rate of the day of entry is frozen with the amount: a later rate must not change what was paid.
    const rate = extras.rate ?? (currency === 'USD' ? 1 : format.rate);
    const money: BookingPatch =
      amount === null
        ? { price: null, amount: null, currency: null, rate: null }
        : { price: Math.round((amount / rate) * CENTS) / CENTS, amount, currency, rate };
    void session.editBooking(row.uid, {
      ...money,
      reference: reference.trim() === '' ? null : reference.trim(),
      confirmationLink: link === '' ? null : link,
      notes: notes.trim() === '' ? null : notes,
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      width={520}
      footer={<SaveFooter onCancel={onClose} onSave={save} />}
    >
      <div className={styles.form}>
        <NumberField
          label={t('planner.book.pricePaid')}
          hint={t('planner.book.pricePaidHint')}
          unit={currency}
          value={amount}
          onChange={setAmount}
          min={0}
        />
        <TextField
          label={t('planner.book.reference')}
          value={reference}
          onChange={setReference}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          label={t('planner.book.confirmationLink')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          onChange={setLink}
          error={linkError}
          maxLength={2000}
        />
        {extras.confirmationLink && isWebAddress(extras.confirmationLink) && (
          <Button variant="text" size="sm" href={extras.confirmationLink}>
            {t('planner.book.openConfirmation')}
          </Button>
        )}
        <TextArea
          label={t('planner.notes.label')}
          hint={t('planner.notes.private')}
          value={notes}
          onChange={setNotes}
          maxLength={NOTES_MAX}
          rows={4}
        />
      </div>
    </Dialog>
  );
}

/** The amount as it was entered; null where the price is still the engine's estimate. */
function amountOf(row: BookingRow, extras: BookingExtras, rate: number): number | null {
  if (!row.paid) return null;
  if (extras.amount !== undefined && extras.amount !== null) return extras.amount;
  return row.priceUsd === null ? null : Math.round(row.priceUsd * rate * CENTS) / CENTS;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
