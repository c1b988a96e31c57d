import { CirclePlus, ExternalLink, NotebookPen, PencilLine, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { SCHEDULED_TYPES } from '../../../../../model/connection-type.ts';
import type { FlightBooking, TimelineConnection, TransportBooking } from '../../../../../model/plan.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Select } from '../../../../components/form/select.tsx';
import type NetworkCredits from '../../../../components/network-credits.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { useOptionLabels } from '../../use-option-labels.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { NotesDialog } from '../notes-dialog.tsx';
import { OptionList } from './option-list.tsx';
import { LazyOwnConnectionDialog } from './lazy-own-connection-dialog.tsx';
import type { OptionSort } from './sort-options.ts';
import { currentConnection } from '../stop/current-entry.ts';
import styles from './connection-details.module.css';
import { connectionLink } from './connection-link.ts';
import { ConnectionPreferences } from './connection-preferences.tsx';

interface ConnectionDetailsProps {
  entry: TimelineConnection;
  options: readonly ConnectionOption[];
  booking: FlightBooking | TransportBooking | null;
  details: EntryDetails;
  /** The plan has a night before or during it. */
  hasNight: boolean;
}

/** Fields of the itinerary entry itself, and its position in its transfer. */
export interface EntryDetails {
  notes: string;
  justHotel: boolean;
  isOnlyConnection: boolean;
}

const credits = lazyPart<ComponentProps<typeof NetworkCredits>>(
  () => import('../../../../components/network-credits.tsx'),
);
const SORTS = ['fastest', 'cheapest', 'greenest'] as const;

/** Expanded connection: transport options, departure time, link, notes. */
export default function ConnectionDetails({
  entry,
  options,
  booking,
  details,
  hasNight,
}: ConnectionDetailsProps) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const { session, connectionEnds, connectionEndNames, connectionName, places, airports } = usePlannerNames();
  const { modeName } = useOptionLabels();
  const [sort, setSort] = useState<OptionSort>('fastest');
  const [dialog, setDialog] = useState<'notes' | 'own' | 'change' | null>(null);
  const travelers = session.getState().tour?.travellers ?? 1;
  const titleId = useId();
  const [from, to] = connectionEndNames(entry.key);
  const countries = connectionEnds(entry.key).flatMap(
    (end) => places.get(end)?.country_key ?? airports.get(end)?.country_key ?? [],
  );
  const chosen = options[entry.selected] ?? options[0];
  const day = entry.departure.slice(0, 10);
  const link = chosen === undefined ? null : connectionLink(chosen, day, travelers);
  // A connection without a booking, such as a walk, stores its notes on the entry.
  const notes = booking === null ? details.notes : (booking.notes ?? '');
  const isScheduled = chosen !== undefined && SCHEDULED_TYPES.has(chosen.type);
  const ownKey = chosen?.own === true ? chosen.key : undefined;

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h4 className={styles.title} id={titleId}>
          {tn('planner.connection.title', options.length, { from, to })}
        </h4>
        {options.length > 1 && (
          <div className={styles.sort}>
            <Select
              label={t('planner.connection.sort')}
              hideLabel
              value={sort}
              onChange={(value) => setSort(SORTS.find((known) => known === value) ?? 'fastest')}
              options={SORTS.map((value) => ({ value, label: t(`planner.connection.sort-${value}`) }))}
            />
          </div>
        )}
      </header>
      <OptionList entry={entry} options={options} sort={sort} labeledBy={titleId} />
      <div className={styles.more}>
        {(entry.connectionGroupIndex === 0 || isScheduled) && (
          <DepartureChoice entry={entry} option={chosen ?? null} />
        )}
        {chosen !== undefined && (
          <ConnectionPreferences
            entry={entry}
            option={chosen}
            isOnlyConnection={details.isOnlyConnection}
            justHotel={details.justHotel}
            hasNight={hasNight}
          />
        )}
        <div className={styles.actions}>
          {link !== null && chosen !== undefined && (
            <Button variant="outline" size="sm" href={link} iconEnd={ExternalLink}>
              {t('planner.connection.link', { mode: modeName(chosen), date: format.date(day, 'day') })}
            </Button>
          )}
          <Button variant="text" size="sm" icon={NotebookPen} onClick={() => setDialog('notes')}>
            {t('planner.notes.label')}
          </Button>
          {ownKey !== undefined && (
            <>
              <Button variant="text" size="sm" icon={PencilLine} onClick={() => setDialog('change')}>
                {t('planner.own.change')}
              </Button>
              <Button
                variant="text"
                size="sm"
                icon={Trash2}
                onClick={() =>
                  void session.editOwnConnection(
                    (tour) => currentConnection(tour, entry),
                    { remove: ownKey },
                    entry.key,
                  )
                }
              >
                {t('planner.own.remove')}
              </Button>
            </>
          )}
          <Button variant="text" size="sm" icon={CirclePlus} onClick={() => setDialog('own')}>
            {t('planner.own.open')}
          </Button>
        </div>
        {notes !== '' && <p className={styles.note}>{notes}</p>}
        <Suspense>
          <credits.Component countries={countries} className={styles.note} />
        </Suspense>
      </div>
      {dialog === 'notes' && (
        <NotesDialog
          uid={booking?.uid ?? null}
          place={(tour) => currentConnection(tour, entry)}
          notes={notes}
          about={connectionName(entry.key)}
          onClose={() => setDialog(null)}
        />
      )}
      {(dialog === 'own' || dialog === 'change') && (
        <LazyOwnConnectionDialog
          entry={entry}
          edited={dialog === 'change' ? (chosen ?? null) : null}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
