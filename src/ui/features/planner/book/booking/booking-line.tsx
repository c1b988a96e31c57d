import { BedDouble, Check, ExternalLink, NotebookPen, TicketCheck } from 'lucide-react';
import { Button } from '../../../../components/form/button.tsx';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { ExperiencePicture } from '../../../../components/experience-picture.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { ModeIcon } from '../../mode-icon.tsx';
import type { BookingExtras } from '../../../../../model/plan.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import styles from './booking-line.module.css';
import type { BookingRow } from './booking-rows.ts';
import { DateMismatch } from './date-mismatch.tsx';
import type { BookingLabels } from './use-booking-labels.ts';
import { isHttpUrl } from './is-http-url.ts';

interface BookingLineProps {
  row: BookingRow;
  /**
   * Passed down from the list: otherwise each of a hundred rows would subscribe to the window's width and the settings.
   */
  labels: BookingLabels;
  onEdit: (uid: string) => void;
}

/** One booking: checkbox, name, dates, price, search link, notes. */
export function BookingLine({ row, labels, onEdit }: BookingLineProps) {
  const { t } = useTranslation();
  const { session } = usePlannerNames();
  const name = labels.name(row);
  const action = labels.action(row);
  const extras: BookingExtras = row.booking;
  const reference = extras.reference ?? '';
  const confirmation = isHttpUrl(extras.confirmationLink ?? '') ? (extras.confirmationLink ?? '') : '';

  return (
    <li className={styles.row} id={`booking-${row.uid}`}>
      <div className={styles.line}>
        <Checkbox
          checked={row.booked}
          onChange={(booked) => void session.editBooking(row.uid, { booked })}
          label={t('planner.book.markBooked', { name })}
          hideLabel
        />
        <Tile row={row} labels={labels} />
        <div className={styles.what}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.when}>{labels.when(row)}</p>
          {row.kind === 'rentals' && <RentalConnections ids={row.booking.legs} />}
          {reference !== '' && (
            <p className={styles.reference}>
              <TicketCheck aria-hidden />
              <span>{t('planner.book.referenceIs', { reference })}</span>
            </p>
          )}
          {row.notes !== null && (
            <p className={styles.notes}>
              <NotebookPen aria-hidden />
              <span>{row.notes}</span>
            </p>
          )}
        </div>
        <div className={styles.price}>
          <strong>{labels.price(row)}</strong>
          <span>{labels.priceNote(row)}</span>
        </div>
        <div className={styles.action}>
          {row.booked ? (
            <span className={styles.done}>
              <Check aria-hidden />
              {confirmation === '' ? (
                t('planner.booked')
              ) : (
                <a href={confirmation} target="_blank" rel="noopener noreferrer">
                  {t('planner.book.confirmation')}
                </a>
              )}
            </span>
          ) : (
            action !== null && (
              <Button variant="text" size="sm" iconEnd={ExternalLink} href={action.href}>
                {action.label}
              </Button>
            )
          )}
        </div>
        <IconButton
          label={t('planner.book.edit', { name })}
          icon={NotebookPen}
          onClick={() => onEdit(row.uid)}
        />
      </div>
      {row.mismatch && <DateMismatch row={row} />}
    </li>
  );
}

function RentalConnections({ ids }: { ids: readonly string[] }) {
  const { tn } = useTranslation();
  const { connectionName } = usePlannerNames();
  const rows = ids.map((id, index) => {
    const earlier = ids.slice(0, index).filter((other) => other === id).length;
    return { key: `${id}#${earlier}`, name: connectionName(id) };
  });
  return (
    <details className={styles.connections}>
      <summary>{tn('planner.book.rentalConnections', ids.length)}</summary>
      <ol>
        {rows.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ol>
    </details>
  );
}

function Tile({ row, labels }: { row: BookingRow; labels: BookingLabels }) {
  const { places, countries } = usePlannerNames();
  const place =
    row.kind === 'stays'
      ? places.get(row.booking.exp_key ?? labels.nightBefore(row.booking) ?? '')
      : undefined;
  const palette = countries.get(place?.country_key ?? '')?.palette;
  if (place !== undefined && palette !== undefined) {
    return (
      <span className={styles.tile}>
        <ExperiencePicture
          picture={place.image_uris[0]}
          palette={palette}
          preset="marker"
          sizes="48px"
          alt=""
        />
      </span>
    );
  }
  return <span className={styles.tile}>{tileIcon(row)}</span>;
}

function tileIcon(row: BookingRow) {
  if (row.kind === 'stays') return <BedDouble aria-hidden />;
  if (row.kind === 'rentals') return <ModeIcon type="rental" />;
  return <ModeIcon type={row.kind === 'flights' ? 'flight' : (row.booking.type ?? 'other')} />;
}
