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
import { stopsOf } from '../../../../model/plan-stops.ts';
import { keepInWindow } from '../drag/keep-in-window.ts';
import { activate } from '../drag/activate.ts';
import { setDragged } from '../drag/drag-store.ts';
import { usePlannerNames } from '../planner-context.tsx';
import styles from './itinerary-drag.module.css';
import { KeyHints } from './key-hints.tsx';
import { focusAfterMove } from './pending-focus.ts';
import { moveDropped, stopIds } from './drop-position.ts';
import { slideRows } from './slide-rows.ts';

export interface ItineraryDragProps {
  container: RefObject<HTMLElement | null>;
  /** The plan as displayed: during a drag the preview. */
  plan: Plan;
  /** Preview of the tour during a drag; null when it ends. */
  onPreview: (plan: Plan | null) => void;
}

interface DragState {
  id: string;
  key: string;
  from: number;
  to: number;
  count: number;
  /** Ids of the stops when the drag started; null for a stop without id. */
  order: readonly (string | null)[];
  by: 'pointer' | 'keyboard';
  card: HTMLElement;
}

/** The planner makes its own announcements, so dnd-kit's are disabled. */
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const ANNOUNCE_DELAY_MS = 20;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Drag and drop of stops by their grips, with mouse, touch and keyboard. During a drag the itinerary shows a preview of
 * the plan, so that rows make room and all numbers follow; the dragged card is an empty slot at its drop position.
 */
export default function ItineraryDrag({ container, plan, onPreview }: ItineraryDragProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, placeName, announce } = usePlannerNames();
  const dragState = useRef<DragState | null>(null);
  /** A drop that is not applied yet: its order is not the tour's, so no other drag starts. */
  const isDropping = useRef(false);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const slide = useRef<(() => void) | null>(null);

  const step = useEffectEvent((event: KeyboardEvent) => {
    const now = dragState.current;
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

  // Animates rows to the new order and keeps a keyboard-dragged stop in view.
  useLayoutEffect(() => {
    slide.current?.();
    slide.current = null;
    const now = dragState.current;
    if (now?.by !== 'keyboard') return;
    container.current?.querySelector(`[data-grip="${now.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [plan, container]);

  async function moveTo(now: DragState, to: number): Promise<void> {
    if (to === now.to) return;
    now.to = to;
    const shown = to === now.from ? null : await session.preview([{ op: 'move', from: now.from, to }]);
    if (dragState.current !== now || now.to !== to || (shown === null && to !== now.from)) return;
    slide.current = slideRows(container.current);
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
    const now = dragState.current;
    if (now === null) return;
    now.by = activatorEvent instanceof KeyboardEvent ? 'keyboard' : 'pointer';
    if (now.by === 'pointer') setOverlay(cloneCard(now.card));
    setByKeyboard(now.by === 'keyboard');
    setDragged({ id: now.id, by: now.by });
    const params = { place: placeName(now.key), number: now.from + 1, count: now.count };
    // dnd-kit subscribes to keys one task later: announce only when keys are accepted.
    setTimeout(() => announce(t('planner.drag.lifted', params)), ANNOUNCE_DELAY_MS);
  }

  function onDragMove({ active }: DragMoveEvent): void {
    const now = dragState.current;
    const rect = active.rect.current.translated;
    if (now?.by !== 'pointer' || rect === null || container.current === null) return;
    void moveTo(now, positionAt(container.current, now, rect.top + rect.height / 2));
  }

  async function drop(): Promise<void> {
    const now = dragState.current;
    if (now === null) return;
    if (now.to === now.from) {
      cancel();
      return;
    }
    dragState.current = null;
    setOverlay(null);
    setByKeyboard(false);
    focusAfterMove([gripOf(now)]);
    isDropping.current = true;
    await session.apply(moveDropped(now, now.order), 'stop-moved', now.key).finally(() => {
      isDropping.current = false;
      setDragged(null);
      onPreview(null);
    });
    const { plan: saved } = session.getState();
    const stop = saved === null ? undefined : stopsOf(saved)[now.to];
    if (stop?.key !== now.key) return;
    const date = format.date(stop.arrival, 'day');
    announce(
      t('planner.stop.moved', { place: placeName(now.key), number: now.to + 1, count: now.count, date }),
    );
  }

  function cancel(): void {
    const now = dragState.current;
    dragState.current = null;
    setOverlay(null);
    setByKeyboard(false);
    setDragged(null);
    if (now === null) return;
    focusAfterMove([gripOf(now)]);
    onPreview(null);
    announce(t('planner.drag.back', { place: placeName(now.key), number: now.from + 1, count: now.count }));
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: NO_ANNOUNCEMENTS,
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={() => void drop()}
      onDragCancel={cancel}
    >
      <Grips
        container={container}
        onStart={(id, card) => {
          const stops = stopsOf(plan);
          const from = Number(card.dataset['position']);
          const key = stops[from]?.key;
          if (key === undefined || dragState.current !== null || isDropping.current) return false;
          const order = stopIds(session.getState().tour);
          dragState.current = { id, key, from, to: from, count: stops.length, order, by: 'pointer', card };
          return true;
        }}
        onRelease={() => {
          // A press that never became a drag.
          if (overlay === null && !byKeyboard) dragState.current = null;
        }}
      />
      {createPortal(
        <DragOverlay dropAnimation={null} modifiers={[keepInWindow]} zIndex={60}>
          {overlay !== null && <CardClone of={overlay} />}
        </DragOverlay>,
        document.body,
      )}
      {byKeyboard && createPortal(<KeyHints />, document.body)}
    </DndContext>
  );
}

interface GripsProps {
  container: RefObject<HTMLElement | null>;
  /** False if no drag can start now. */
  onStart: (id: string, card: HTMLElement) => boolean;
  onRelease: () => void;
}

/**
 * The only draggable that dnd-kit knows: it becomes the stop whose grip is pressed. With one per row, as in its sortable
 * preset, each pointer move would render all rows of a long itinerary.
 */
function Grips({ container, onStart, onRelease }: GripsProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'stop' });
  const startDrag = useEffectEvent((event: Event, handler: 'onPointerDown' | 'onKeyDown') => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const card = grip?.closest('article');
    if (!(grip instanceof HTMLElement) || !card) return;
    if (event instanceof KeyboardEvent && event.code !== 'Space' && event.code !== 'Enter') return;
    if (!onStart(grip.dataset['grip'] ?? '', card)) return;
    setNodeRef(card);
    activate(listeners, handler, event);
  });
  const release = useEffectEvent(() => onRelease());

  // Delegated listeners for presses on grips.
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const press = (event: PointerEvent) => startDrag(event, 'onPointerDown');
    const key = (event: KeyboardEvent) => startDrag(event, 'onKeyDown');
    const up = () => release();
    element.addEventListener('pointerdown', press);
    element.addEventListener('keydown', key);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('keydown', key);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [container]);
  return null;
}

/** Drag overlay: a clone of the card from when the drag started. */
function CardClone({ of }: { of: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(of), [of]);
  return <div ref={frame} className={styles.copy} aria-hidden inert />;
}

function cloneCard(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement('div');
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  return copy;
}

function gripOf({ id }: DragState): string {
  return `#stop-${id}-grip`;
}

/** Number of other stops above this y coordinate, searched step by step from the current position. */
function positionAt(container: HTMLElement, { id, to }: DragState, middleY: number): number {
  const others = [...container.querySelectorAll<HTMLElement>('article[data-position]')].filter(
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
