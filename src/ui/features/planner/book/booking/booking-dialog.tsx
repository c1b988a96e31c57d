import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { closeAfterPaint } from '../../../../components/overlay/close-after-paint.ts';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { writtenFields } from '../../../../../data/forms/planner-conflicts.ts';
import type { BookingPatch } from '../../../../../data/planner/planner-state.ts';
import { useFormFields } from '../../../../components/form/use-form-fields.ts';
import type { BookingExtras } from '../../../../../model/schemas/tour.ts';
import { usePlanner, usePlannerNames } from '../../planner-context.tsx';
import { SaveFooter } from '../../save-footer.tsx';
import { useOrphanedText } from '../../use-orphaned-text.ts';
import styles from './booking-dialog.module.css';
import type { BookingRow } from './booking-rows.ts';
import { bookingTexts, DetailFields, detailsPatch, hasWrongTimes } from './detail-fields.tsx';
import { PaidFields } from './paid-fields.tsx';
import { moneyPatch, paidUsd, type PaidMoney } from './paid-money.ts';
import { isHttpUrl } from './is-http-url.ts';

const NOTES_MAX = 10_000;
const CENTS = 100;

interface BookingDialogProps {
  row: BookingRow;
  name: string;
  onClose: () => void;
}

/** Edits a booking: booked details, price paid, reference, link and notes. */
export default function BookingDialog({ row, name, onClose }: BookingDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = usePlanner();
  const names = usePlannerNames();
  const extras: BookingExtras = row.booking;
  const [before] = useState(() => storedPrice(row, extras, format));
  const [money, setMoney] = useState(before);
  const [opened] = useState(() => writtenFields(row.booking));
  const form = useFormFields('booking', {
    reference: extras.reference ?? '',
    confirmationLink: extras.confirmationLink ?? '',
    notes: row.notes ?? '',
  });
  const details = useFormFields('booking-details', () => bookingTexts(row));
  const { reference, confirmationLink: link, notes } = form.values;
  const [attempted, setTried] = useState(false);
  const onDone = useOrphanedText(name, Object.values({ ...details.changes, ...form.changes }).join('\n'));
  const linkError = link === '' || isHttpUrl(link) ? null : t('planner.book.linkError');

  function close() {
    onDone();
    onClose();
  }

  function save() {
    setTried(true);
    if (linkError !== null || (money.amount !== null && paidUsd(money) === null)) return;
    if (hasWrongTimes(row, details.values, names)) return;
    const { changes } = form;
    const patch: BookingPatch = {
      ...detailsPatch(row, details.changes),
      ...moneyPatch(before, money),
      ...('reference' in changes ? { reference: textOrNull(reference.trim()) } : {}),
      ...('confirmationLink' in changes ? { confirmationLink: textOrNull(link) } : {}),
      ...('notes' in changes ? { notes: notes.trim() === '' ? null : notes } : {}),
    };
    if (Object.keys(patch).length > 0) void session.editBooking(row.uid, patch, opened);
    closeAfterPaint(close);
  }

  return (
    <Dialog
      open
      onClose={close}
      title={name}
      width={520}
      footer={<SaveFooter onCancel={close} onSave={save} />}
    >
      <div className={styles.form}>
        <DetailFields row={row} texts={details.values} onChange={details.change} />
        <PaidFields before={before} money={money} onChange={setMoney} attempted={attempted} />
        <TextField
          label={t('planner.book.reference')}
          value={reference}
          onChange={(value) => form.change({ reference: value })}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          label={t('planner.book.confirmationLink')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          onChange={(value) => form.change({ confirmationLink: value })}
          error={linkError}
          maxLength={2000}
        />
        {isHttpUrl(extras.confirmationLink ?? '') && (
          <Button
            variant="text"
            size="sm"
            iconEnd={ExternalLink}
            href={extras.confirmationLink ?? ''}
            className={styles.confirmationLink}
          >
            {t('planner.book.openConfirmation')}
          </Button>
        )}
        <TextArea
          label={t('planner.notes.label')}
          hint={t('planner.notes.private')}
          value={notes}
          onChange={(value) => form.change({ notes: value })}
          maxLength={NOTES_MAX}
          rows={4}
        />
      </div>
    </Dialog>
  );
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** The price as entered; `amount` is null while it is still the engine's estimate. */
function storedPrice(
  row: BookingRow,
  extras: BookingExtras,
  display: { currency: string; rate: number },
): PaidMoney {
  const { amount, currency, rate } = extras;
  if (!row.paid) return { amount: null, currency: display.currency, rate: display.rate };
  if (typeof amount === 'number' && typeof currency === 'string' && typeof rate === 'number') {
    return { amount, currency, rate };
  }
  const converted = row.priceUsd === null ? null : Math.round(row.priceUsd * display.rate * CENTS) / CENTS;
  return { amount: converted, currency: display.currency, rate: display.rate };
}
