import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Plan } from '../../../../model/plan.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { stopsOf } from '../describe-change.ts';
import { activate } from '../drag/activate.ts';
import { lift } from '../drag/drag-store.ts';
import { usePlannerNames } from '../planner-context.tsx';
import styles from './itinerary-drag.module.css';
import { KeyHints } from './key-hints.tsx';
import { focusAfterMove } from './pending-focus.ts';
import { dropped, stopIds } from './drop-position.ts';
import { slideRows } from './slide-rows.ts';

export interface ItineraryDragProps {
  diary: RefObject<HTMLElement | null>;
  /** As it is shown: of a stop that is held, as it would be. */
  plan: Plan;
  /** What the tour would be while a stop is held; null when it is let go. */
  onPreview: (plan: Plan | null) => void;
}

interface Held {
  id: string;
  key: string;
  from: number;
  to: number;
  count: number;
  /** Ids of the stops as they stood when this one was lifted; null for one without. */
  order: readonly (string | null)[];
  by: 'pointer' | 'keyboard';
  card: HTMLElement;
}

/** Our own words are said by the planner: dnd-kit keeps quiet. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const LISTENING_MS = 20;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Stops dragged by their grips: mouse, touch and keyboard. While one is held the diary shows the plan as it would
 * be, so that the rows themselves make room and all numbers follow; where it would land, its card is a slot.
 */
export default function ItineraryDrag({ diary, plan, onPreview }: ItineraryDragProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, placeName, announce } = usePlannerNames();
  const held = useRef<Held | null>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const slide = useRef<(() => void) | null>(null);

  const step = useEffectEvent((event: KeyboardEvent) => {
    const now = held.current;
    const by = STEPS[event.code];
    if (now === null || by === undefined) return;
    event.preventDefault();
    void moveTo(now, Math.min(now.count - 1, Math.max(0, now.to + by)));
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event) => {
        step(event);
        return undefined;
      },
    }),
  );

  // Follows the order that is shown: rows slide from where they were.
  useLayoutEffect(() => {
    slide.current?.();
    slide.current = null;
    const now = held.current;
    if (now?.by !== 'keyboard') return;
    diary.current?.querySelector(`[data-grip="${now.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [plan, diary]);

  async function moveTo(now: Held, to: number): Promise<void> {
    if (to === now.to) return;
    now.to = to;
    const shown = to === now.from ? null : await session.preview([{ op: 'move', from: now.from, to }]);
    if (held.current !== now || now.to !== to || (shown === null && to !== now.from)) return;
    slide.current = slideRows(diary.current);
    focusAfterMove([gripOf(now)]);
    onPreview(shown);
    const stop = stopsOf(shown ?? session.getState().plan ?? plan)[to];
    announce(
      t('planner.drag.over', {
        place: placeName(now.key),
        number: to + 1,
        count: now.count,
        date: stop === undefined ? '' : format.date(stop.arrival, 'day'),
      }),
    );
  }

  function onDragStart({ activatorEvent }: DragStartEvent): void {
    const now = held.current;
    if (now === null) return;
    now.by = activatorEvent instanceof KeyboardEvent ? 'keyboard' : 'pointer';
    if (now.by === 'pointer') setOverlay(copyOf(now.card));
    setByKeyboard(now.by === 'keyboard');
    lift({ id: now.id, by: now.by });
    const params = { place: placeName(now.key), number: now.from + 1, count: now.count };
    // dnd-kit listens to keys a turn later: who hears the words may press at once.
    setTimeout(() => announce(t('planner.drag.lifted', params)), LISTENING_MS);
  }

  function onDragMove({ active }: DragMoveEvent): void {
    const now = held.current;
    const rect = active.rect.current.translated;
    if (now?.by !== 'pointer' || rect === null || diary.current === null) return;
    void moveTo(now, positionAt(diary.current, now, rect.top + rect.height / 2));
  }

  async function drop(): Promise<void> {
    const now = held.current;
    if (now === null) return;
    if (now.to === now.from) {
      putBack();
      return;
    }
    held.current = null;
    setOverlay(null);
    setByKeyboard(false);
    focusAfterMove([gripOf(now)]);
    const { order } = now;
    await session.apply(dropped(now, order), 'stop-moved', now.key);
    lift(null);
    onPreview(null);
    const { plan: kept } = session.getState();
    const stop = kept === null ? undefined : stopsOf(kept)[now.to];
    if (stop?.key !== now.key) return;
    const date = format.date(stop.arrival, 'day');
    announce(
      t('planner.stop.moved', { place: placeName(now.key), number: now.to + 1, count: now.count, date }),
    );
  }

  function putBack(): void {
    const now = held.current;
    held.current = null;
    setOverlay(null);
    setByKeyboard(false);
    lift(null);
    if (now === null) return;
    focusAfterMove([gripOf(now)]);
    onPreview(null);
    announce(t('planner.drag.back', { place: placeName(now.key), number: now.from + 1, count: now.count }));
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: SILENT,
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={() => void drop()}
      onDragCancel={putBack}
    >
      <Grips
        diary={diary}
        onHold={(id, card) => {
          const stops = stopsOf(plan);
          const from = Number(card.dataset['position']);
          const key = stops[from]?.key;
          if (key === undefined || held.current !== null) return;
          const order = stopIds(session.getState().tour);
          held.current = { id, key, from, to: from, count: stops.length, order, by: 'pointer', card };
        }}
        onRelease={() => {
          // A press that never became a drag.
          if (overlay === null && !byKeyboard) held.current = null;
        }}
      />
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={60}>
          {overlay !== null && <Copy of={overlay} />}
        </DragOverlay>,
        document.body,
      )}
      {byKeyboard && createPortal(<KeyHints />, document.body)}
    </DndContext>
  );
}

interface GripsProps {
  diary: RefObject<HTMLElement | null>;
  onHold: (id: string, card: HTMLElement) => void;
  onRelease: () => void;
}

/** The one thing that dnd-kit knows: it becomes the stop whose grip is taken. */
function Grips({ diary, onHold, onRelease }: GripsProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'stop' });
  const take = useEffectEvent((event: Event, handler: 'onPointerDown' | 'onKeyDown') => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const card = grip?.closest('article');
    if (!(grip instanceof HTMLElement) || !card) return;
    if (event instanceof KeyboardEvent && event.code !== 'Space' && event.code !== 'Enter') return;
    onHold(grip.dataset['grip'] ?? '', card);
    setNodeRef(card);
    activate(listeners, handler, event);
  });
  const release = useEffectEvent(() => {
    onRelease();
  });

  // Follows presses on grips, wherever in the diary they are.
  useEffect(() => {
    const element = diary.current;
    if (element === null) return undefined;
    const press = (event: PointerEvent) => {
      take(event, 'onPointerDown');
    };
    const key = (event: KeyboardEvent) => {
      take(event, 'onKeyDown');
    };
    const up = () => {
      release();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('keydown', key);
    document.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('keydown', key);
      document.removeEventListener('pointerup', up);
    };
  }, [diary]);
  return null;
}

/** What follows the pointer: the card as it was when it was lifted. */
function Copy({ of }: { of: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.replaceChildren(of);
  }, [of]);
  return <div ref={frame} className={styles.copy} aria-hidden inert />;
}

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement('div');
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}

function gripOf({ id }: Held): string {
  return `#stop-${id}-grip`;
}

/** How many of the other stops lie above this height: from where the stop is now, one after the other. */
function positionAt(diary: HTMLElement, { id, to }: Held, middleY: number): number {
  const others = [...diary.querySelectorAll<HTMLElement>('article[data-position]')].filter(
    (card) => card.dataset['selectStop'] !== id,
  );
  const middleOf = (at: number): number => {
    const rect = others[at]?.getBoundingClientRect();
    return rect === undefined ? Number.NaN : rect.top + rect.height / 2;
  };
  let at = to;
  while (middleOf(at) < middleY) at += 1;
  while (middleOf(at - 1) > middleY) at -= 1;
  return at;
}
