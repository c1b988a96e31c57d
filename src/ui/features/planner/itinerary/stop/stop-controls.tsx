import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  GripVertical,
  MapPinPlus,
  MoonStar,
  NotebookPen,
  Trash2,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { Menu } from '../../../../components/overlay/menu.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../../shell/routing/paths.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { stopsOf } from '../../../../../model/plan-stops.ts';
import type { InsertSide } from '../../add/use-insert-position.ts';
import type { ItineraryStop } from '../group-itinerary.ts';
import { focusAfterMove } from '../pending-focus.ts';
import styles from './stop-card.module.css';
import { moveBy, onStop, currentStop } from './current-entry.ts';

interface StopControlsProps {
  row: ItineraryStop;
  stopCount: number;
  /** Null if overnight stays are not possible. */
  onNights: (() => void) | null;
  onNotes: () => void;
}

/** Id of the description of how to use a grip; rendered once by the itinerary. */
export const GRIP_HELP = 'itinerary-grip-help';

/** Clicks that follow in less time in the same place repeat the first one. */
const REPEAT_MS = 1_000;
/** The last click on a move button. */
let lastStep: { by: number; click: MouseEvent; run: () => void } | null = null;

/**
 * Moves a stop. Quick clicks in the same place belong to the same stop, also where the list has brought another below
 * the pointer.
 */
function step(by: number, click: MouseEvent, run: () => void): void {
  const last = lastStep;
  const isRepeated =
    last !== null &&
    last.by === by &&
    click.detail > 0 &&
    click.clientX === last.click.clientX &&
    click.clientY === last.click.clientY &&
    (click.detail > 1 || click.timeStamp - last.click.timeStamp < REPEAT_MS);
  lastStep = { by, click, run: isRepeated ? last.run : run };
  lastStep.run();
}

/** Move buttons, a drag grip, and a menu with all actions. */
export function StopControls({ row, stopCount, onNights, onNotes }: StopControlsProps) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const format = useFormat();
  const { session, placeName, announce } = usePlannerNames();
  const { entry, position, id } = row;
  const place = placeName(entry.key);
  const last = stopCount - 1;
  const controls = {
    up: `#stop-${id}-up`,
    down: `#stop-${id}-down`,
    menu: `#stop-${id} [aria-haspopup='menu']`,
  };

  async function move(by: number, focus: readonly string[]): Promise<void> {
    focusAfterMove(focus);
    await session.apply(moveBy(row, by, stopCount), 'stop-moved', entry.key);
    const { plan, tour } = session.getState();
    const to = tour === null ? position + by : currentStop(tour, row).position;
    const stop = plan === null ? undefined : stopsOf(plan)[to];
    if (stop?.key !== entry.key) return;
    announce(
      t('planner.stop.moved', {
        place,
        number: to + 1,
        count: stopCount,
        date: format.date(stop.arrival, 'day'),
      }),
    );
  }

  function remove(): void {
    // Focus the stop that takes its position, or the previous one.
    focusAfterMove([position, position - 1].map((at) => `[data-position='${at}'] [aria-haspopup='menu']`));
    void session.apply(
      onStop(row, (at) => ({ op: 'remove', stop: at.position })),
      'stop-removed',
      entry.key,
    );
  }

  const insert = (side: InsertSide) => () =>
    navigate(
      pathOf('tours-edit', locale, { tour: session.getState().tour?.id ?? '', step: 'add', [side]: id }),
    );
  const up = (event: MouseEvent) => step(-1, event, () => void move(-1, [controls.up, controls.down]));
  const down = (event: MouseEvent) => step(1, event, () => void move(1, [controls.down, controls.up]));
  const byMenu = (by: number) => () => void move(by, [controls.menu]);

  return (
    <div className={styles.controls}>
      <Menu
        label={t('planner.stop.menu', { place })}
        trigger={EllipsisVertical}
        items={[
          {
            label: t('planner.stop.earlier'),
            icon: ArrowUp,
            onSelect: byMenu(-1),
            disabled: position === 0,
          },
          {
            label: t('planner.stop.later'),
            icon: ArrowDown,
            onSelect: byMenu(1),
            disabled: position === last,
          },
          {
            label: t('planner.stop.to-start'),
            icon: ArrowUpToLine,
            onSelect: byMenu(-stopCount),
            disabled: position === 0,
          },
          {
            label: t('planner.stop.to-end'),
            icon: ArrowDownToLine,
            onSelect: byMenu(stopCount),
            disabled: position === last,
          },
          ...(onNights === null
            ? []
            : [{ label: t('planner.stop.set-nights'), icon: MoonStar, onSelect: onNights }]),
          {
            label: t('planner.stop.insert-before'),
            icon: MapPinPlus,
            onSelect: insert('before'),
          },
          { label: t('planner.stop.insert-after'), icon: MapPinPlus, onSelect: insert('after') },
          { label: t('planner.notes.label'), icon: NotebookPen, onSelect: onNotes },
          {
            label: t('planner.stop.remove'),
            icon: Trash2,
            danger: true,
            onSelect: remove,
          },
        ]}
      />
      <div className={styles.order}>
        <button
          type="button"
          id={`stop-${id}-grip`}
          className={styles.grip}
          data-grip={id}
          aria-label={t('planner.drag.grip', { place })}
          aria-describedby={GRIP_HELP}
          title={t('planner.drag.grip', { place })}
        >
          <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <div className={styles.steps}>
          <IconButton
            id={`stop-${id}-up`}
            label={t('planner.stop.move-earlier', { place })}
            icon={ArrowUp}
            disabled={position === 0}
            onClick={up}
          />
          <IconButton
            id={`stop-${id}-down`}
            label={t('planner.stop.move-later', { place })}
            icon={ArrowDown}
            disabled={position === last}
            onClick={down}
          />
        </div>
      </div>
    </div>
  );
}
