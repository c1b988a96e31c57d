import { DoorClosed, Plus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  freeFrom,
  isAway,
  isClosedFor,
  isOverfull,
  timeUse,
  type StopDay,
  type TimeUse,
} from '../../../../../model/items/stop-days.ts';
import { itemTitle } from '../../../../../model/items/item-title.ts';
import { hoursOn } from '../../../../../model/opening/hours-on.ts';
import type { Opening } from '../../../../../model/schemas/opening.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { formatOpenHours } from '../../../../format/format-opening.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { useDragCode } from '../../drag/use-drag-code.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { formatHours } from '../../stay-label.ts';
import type { ItineraryStop } from '../group-itinerary.ts';
import { applyPendingFocus } from '../pending-focus.ts';
import { AddItemDialog } from './add-item-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './stop-days.module.css';
import { useActivities, useOpenings, useStopItems, type ItemPreview } from './use-stop-items.ts';

const loadDrag = () => import('./item-drag.tsx');
const ItemDrag = lazy(loadDrag);

/** The days of a stop: what is to be done when, how much time that leaves, and what is on no day yet. */
export default function StopDays({ row }: { row: ItineraryStop }) {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { placeName } = usePlannerNames();
  const [preview, setPreview] = useState<ItemPreview | null>(null);
  const [chosen, setChosen] = useState(0);
  const [adding, setAdding] = useState<{ day: number | null } | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const canDrag = useDragCode(loadDrag, '[data-item-grip]');
  const { days, items, byDay, open } = useStopItems(row, preview);
  const activities = useActivities(row.entry.key);
  const openings = useOpenings([row.entry.key, ...items.flatMap(({ ref }) => ref ?? [])]);
  const opening = openings.get(row.entry.key);
  // The keys that move an item show the day that it goes to.
  const wanted = preview?.to.day ?? chosen;
  const index = Math.min(wanted, days.length - 1);
  const day = days[index];
  const today = byDay[index] ?? [];
  const place = placeName(row.entry.key);

  // After every render: the grip that moved an item keeps the focus, though its element moved.
  useLayoutEffect(() => applyPendingFocus(panel.current));

  if (day === undefined) return null;
  const dayName = (date: string) => format.date(date, 'day');
  const titleOf = (item: (typeof items)[number]) => itemTitle(item, activities, locale);
  const dropOf = (to: number | null) => `${row.id}|${to ?? ''}`;
  const free = freeFrom(today, day);
  const isClosedOn = (item: (typeof items)[number], on: StopDay | null) => {
    const hours = openings.get(item.ref ?? '');
    return hours !== undefined && on !== null && isClosedFor(item, on, hours);
  };
  const rows = (list: readonly (typeof items)[number][], on: StopDay | null) =>
    list.map((item) => (
      <ItemRow
        key={item.id}
        item={item}
        title={titleOf(item)}
        row={row}
        away={on && isAway(item, on, days)}
        closed={isClosedOn(item, on)}
        dragged={preview?.id === item.id}
        helpId={`${id}-help`}
      />
    ));

  return (
    <div className={styles.panel} ref={panel} role="group" aria-label={t('items.label', { place })}>
      <p hidden id={`${id}-help`}>
        {t('items.help')}
      </p>
      {days.length > 1 && (
        <div className={styles.tabs} role="group" aria-label={t('items.days', { place })}>
          {days.map(({ day: at, date }) => (
            <button
              key={date}
              type="button"
              className={styles.tab}
              aria-pressed={at === index}
              aria-label={tn('items.tab', byDay[at]?.length ?? 0, { date: dayName(date) })}
              data-drop={dropOf(at)}
              onClick={() => setChosen(at)}
            >
              <span className={styles.weekday}>{format.date(date, 'weekday')}</span>
              <span className={styles.numeral}>{format.date(date, 'numeral')}</span>
              {(byDay[at]?.length ?? 0) > 0 && <span className={styles.dot} />}
            </button>
          ))}
        </div>
      )}
      <section className={styles.day} aria-labelledby={`${id}-day`} data-drop={dropOf(day.day)}>
        <header className={styles.head}>
          <h5 className={styles.heading} id={`${id}-day`}>
            {t('items.day', { date: dayName(day.date), day: row.entry.dayFrom + day.day })}
          </h5>
          {today.length > 0 && <Use use={timeUse(today, [day])} />}
        </header>
        {opening !== undefined && <Hours opening={opening} date={day.date} />}
        {today.length === 0 && <p className={styles.quiet}>{t('items.empty')}</p>}
        <ul className={styles.list}>{rows(today, day)}</ul>
        <button type="button" className={styles.add} onClick={() => setAdding({ day: day.day })}>
          <Plus size={20} aria-hidden="true" />
          <span className={styles.addLabel}>{t('items.add', { day: dayName(day.date) })}</span>
          {free !== null && <span className={styles.quiet}>{t('items.freeFrom', { time: free })}</span>}
        </button>
      </section>
      <section className={styles.day} aria-labelledby={`${id}-open`} data-drop={dropOf(null)}>
        <header className={styles.head}>
          <h5 className={styles.heading} id={`${id}-open`}>
            {t('items.noDay')}
          </h5>
          {open.length > 0 && <span className={styles.quiet}>{t('items.dragHint')}</span>}
        </header>
        <ul className={styles.list}>{rows(open, null)}</ul>
        <Button variant="text" size="sm" icon={Plus} onClick={() => setAdding({ day: null })}>
          {t('items.addOpen')}
        </Button>
      </section>
      {days.length > 1 && items.length > 0 && <Use use={timeUse(items, days)} total />}
      {adding !== null && (
        <AddItemDialog
          row={row}
          day={adding.day}
          title={
            adding.day === null
              ? t('items.addOpen')
              : t('items.add', { day: dayName(days[adding.day]?.date ?? day.date) })
          }
          items={items}
          activities={activities}
          onClose={() => setAdding(null)}
        />
      )}
      {canDrag && (
        <Suspense fallback={null}>
          <ItemDrag
            panel={panel}
            stop={row.id}
            shown={{ days, items, byDay, open }}
            titleOf={titleOf}
            onPreview={setPreview}
            onDropped={(to) => {
              if (to.stop === row.id && to.day !== null) setChosen(to.day);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** When the place is open on a date, as a warning where it is not. */
function Hours({ opening, date }: { opening: Opening; date: string }) {
  const { t } = useTranslation();
  const hours = hoursOn(opening, date);
  if (hours.length > 0)
    return <p className={styles.quiet}>{t('items.placeOpen', { hours: formatOpenHours(hours) })}</p>;
  return (
    <Tag tone="warn" icon={DoorClosed}>
      {t('items.placeClosed')}
    </Tag>
  );
}

/** "about 6 of 9 hours", as a warning where it is more than there are. */
function Use({ use, total = false }: { use: TimeUse; total?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (use.planned === 0) return null;
  const text = t(total ? 'items.total' : 'items.use', {
    planned: formatHours(use.planned, format.number),
    available: formatHours(use.available, format.number),
  });
  if (!isOverfull(use)) return <p className={styles.quiet}>{text}</p>;
  return (
    <Tag tone="warn" icon={TriangleAlert}>
      {text}
    </Tag>
  );
}
