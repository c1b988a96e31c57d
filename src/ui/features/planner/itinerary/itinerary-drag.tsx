import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Plan } from '../../../../model/plan.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { stopsOf } from '../../../../model/plan-stops.ts';
import { setDragged } from '../drag/drag-store.ts';
import { ANNOUNCE_DELAY_MS, cloneForDrag, GripDrag } from '../drag/grip-drag.tsx';
import { usePlannerNames } from '../planner-context.tsx';
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

  function onKey(event: KeyboardEvent): void {
    const now = dragState.current;
    const by = STEPS[event.code];
    if (now === null || by === undefined) return;
    event.preventDefault();
    void moveTo(now, Math.min(now.count - 1, Math.max(0, now.to + by)));
  }

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

  function onDragStart(by: 'pointer' | 'keyboard'): void {
    const now = dragState.current;
    if (now === null) return;
    now.by = by;
    if (now.by === 'pointer') setOverlay(cloneForDrag(now.card));
    setByKeyboard(now.by === 'keyboard');
    setDragged({ id: now.id, by: now.by });
    const params = { place: placeName(now.key), number: now.from + 1, count: now.count };
    setTimeout(() => announce(t('planner.drag.lifted', params)), ANNOUNCE_DELAY_MS);
  }

  function onDragMove({ top, height }: { top: number; height: number }): void {
    const now = dragState.current;
    if (now?.by !== 'pointer' || container.current === null) return;
    void moveTo(now, positionAt(container.current, now, top + height / 2));
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
    <>
      <GripDrag
        container={container}
        grip="data-grip"
        moved="article"
        overlay={overlay}
        onKey={onKey}
        onDragStart={onDragStart}
        onDragMove={onDragMove}
        onDrop={() => void drop()}
        onCancel={cancel}
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
      {byKeyboard && createPortal(<KeyHints />, document.body)}
    </>
  );
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
