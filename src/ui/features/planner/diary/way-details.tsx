import { ExternalLink, NotebookPen, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConnectionOption } from '../../../../model/connection-option.ts';
import type { FlightBooking, TimelineConnection, TransportBooking } from '../../../../model/plan.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { useOptionWords } from '../use-option-words.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { OptionList } from './option-list.tsx';
import { OwnConnectionDialog } from './own-connection-dialog.tsx';
import type { OptionSort } from './sort-options.ts';
import styles from './way-details.module.css';

interface WayDetailsProps {
  entry: TimelineConnection;
  options: readonly ConnectionOption[];
  booking: FlightBooking | TransportBooking | null;
}

const SORTS = ['fastest', 'cheapest', 'greenest'] as const;

/** What opens under a way: the other ways, when to leave, the link, the notes. */
export function WayDetails({ entry, options, booking }: WayDetailsProps) {
  const { t, tn } = useWords();
  const { connectionEndNames, connectionName } = usePlannerNames();
  const { modeName } = useOptionWords();
  const [sort, setSort] = useState<OptionSort>('fastest');
  const [dialog, setDialog] = useState<'notes' | 'own' | null>(null);
  const titleId = useId();
  const [from, to] = connectionEndNames(entry.key);
  const chosen = options[entry.selected] ?? options[0];
  const link = chosen?.link ?? chosen?.flight?.deep_link ?? '';

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h4 className={styles.title} id={titleId}>
          {tn('planner.way.title', options.length, { from, to })}
        </h4>
        {options.length > 1 && (
          <div className={styles.sort}>
            <Select
              label={t('planner.way.sort')}
              hideLabel
              value={sort}
              onChange={(value) => setSort(SORTS.find((known) => known === value) ?? 'fastest')}
              options={SORTS.map((value) => ({ value, label: t(`planner.way.sort-${value}`) }))}
            />
          </div>
        )}
      </header>
      <OptionList entry={entry} options={options} sort={sort} labelledBy={titleId} />
      <div className={styles.more}>
        {entry.connectionGroupIndex === 0 && <DepartureChoice entry={entry} />}
        <div className={styles.actions}>
          {link !== '' && chosen !== undefined && (
            <Button variant="outline" size="sm" href={link} iconEnd={ExternalLink}>
              {t('planner.way.link', { mode: modeName(chosen) })}
            </Button>
          )}
          {booking !== null && (
            <Button variant="text" size="sm" icon={NotebookPen} onClick={() => setDialog('notes')}>
              {t('planner.notes.label')}
            </Button>
          )}
          <Button variant="text" size="sm" icon={PencilLine} onClick={() => setDialog('own')}>
            {t('planner.own.open')}
          </Button>
        </div>
        {(booking?.notes ?? '') !== '' && <p className={styles.note}>{booking?.notes}</p>}
      </div>
      {dialog === 'notes' && booking !== null && (
        <NotesDialog
          uid={booking.uid}
          notes={booking.notes}
          about={connectionName(entry.key)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'own' && <OwnConnectionDialog entry={entry} onClose={() => setDialog(null)} />}
    </section>
  );
}
