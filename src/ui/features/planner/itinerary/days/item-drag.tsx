import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { itemEdit } from '../../../../../data/planner/item-edits.ts';
import { findItem, type ItemPosition } from '../../../../../model/items/change-items.ts';
import type { StopItem } from '../../../../../model/schemas/stop-item.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { ANNOUNCE_DELAY_MS, cloneForDrag, GripDrag } from '../../drag/grip-drag.tsx';
import { usePlannerNames } from '../../planner-context.tsx';
import { focusAfterMove } from '../pending-focus.ts';
import { dropTarget, markTarget } from './drop-target.ts';
import { orderIn, stepDay, stepOrder } from './step-item.ts';
import type { ItemPreview, StopItems } from './use-stop-items.ts';

interface ItemDragProps {
  panel: RefObject<HTMLElement | null>;
  /** Row id of the stop. */
  stop: string;
  /** As displayed: during a drag by keys the preview. */
  shown: StopItems;
  titleOf: (item: StopItem) => string;
  onPreview: (preview: ItemPreview | null) => void;
  onDropped: (to: ItemPosition) => void;
}

interface DragState {
  item: StopItem;
  from: ItemPosition;
  to: ItemPosition;
  by: 'pointer' | 'keyboard';
  row: HTMLElement;
}

/** By which drop targets are found. */
const TARGET_ATTRIBUTES = ['data-item', 'data-item-grip'];

/**
 * Drag and drop of items by their grips: with mouse and touch to a day, to another item or to another stop; with the
 * keyboard left and right to another day, up and down in the order of those without a time.
 */
export default function ItemDrag({ panel, stop, shown, titleOf, onPreview, onDropped }: ItemDragProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, announce } = usePlannerNames();
  const drag = useRef<DragState | null>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);

  const dayName = (day: number | null) => {
    const date = day === null ? undefined : shown.days[day]?.date;
    return date === undefined ? t('items.noDay') : format.date(date, 'day');
  };

  function onKey(event: KeyboardEvent): void {
    const now = drag.current;
    const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.code];
    if (now === null || move === undefined) return;
    event.preventDefault();
    const isSideways = event.code === 'ArrowLeft' || event.code === 'ArrowRight';
    now.to = isSideways ? stepDay(now.to, move, shown.days) : stepOrder(now, move, shown);
    focusAfterMove([gripOf(now)]);
    onPreview({ id: now.item.id, to: now.to });
    const { number, count } = orderIn(now, shown);
    announce(t('items.over', { title: titleOf(now.item), day: dayName(now.to.day), number, count }));
  }

  function onDragStart(by: 'pointer' | 'keyboard'): void {
    const now = drag.current;
    if (now === null) return;
    now.by = by;
    setByKeyboard(now.by === 'keyboard');
    if (now.by === 'pointer') setOverlay(cloneForDrag(now.row, TARGET_ATTRIBUTES));
    else onPreview({ id: now.item.id, to: now.from });
    const params = { title: titleOf(now.item), day: dayName(now.from.day) };
    setTimeout(() => announce(t('items.lifted', params)), ANNOUNCE_DELAY_MS);
  }

  function onDragMove(rect: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): void {
    const now = drag.current;
    if (now?.by !== 'pointer') return;
    const target = dropTarget(rect.left + rect.width / 2, rect.top + rect.height / 2, now.item.id);
    markTarget(target?.element ?? null);
    now.to = target?.to ?? now.from;
  }

  async function drop(): Promise<void> {
    const now = end();
    if (now === null) return;
    if (now.to === now.from) return tellBack(now);
    onDropped(now.to);
    const change = itemEdit([{ move: now.item.id, to: now.to }]);
    await session.editItinerary(change, 'item-moved', titleOf(now.item)).finally(() => onPreview(null));
    const placed = findItem(session.getState().tour?.itinerary ?? [], now.item.id);
    if (placed === null) return;
    const isHere = placed.stop === stop;
    const day = dayName(isHere ? (placed.item.day ?? null) : null);
    announce(t('items.dropped', { title: titleOf(now.item), day }));
  }

  function cancel(): void {
    const now = end();
    if (now === null) return;
    onPreview(null);
    tellBack(now);
  }

  function end(): DragState | null {
    const now = drag.current;
    drag.current = null;
    setOverlay(null);
    setByKeyboard(false);
    markTarget(null);
    if (now !== null) focusAfterMove([gripOf(now)]);
    return now;
  }

  function tellBack({ item }: DragState): void {
    onPreview(null);
    announce(t('items.back', { title: titleOf(item) }));
  }

  return (
    <GripDrag
      container={panel}
      grip="data-item-grip"
      moved="li"
      overlay={overlay}
      onKey={onKey}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDrop={() => void drop()}
      onCancel={cancel}
      onStart={(id, row) => {
        const item = shown.items.find((one) => one.id === id);
        if (item === undefined || drag.current !== null) return false;
        const isOnDay = shown.days.some(({ day }) => day === item.day);
        const from = { stop, day: isOnDay ? (item.day ?? null) : null };
        drag.current = { item, from, to: from, by: 'pointer', row };
        return true;
      }}
      onRelease={() => {
        // A press that never became a drag.
        if (overlay === null && !byKeyboard) drag.current = null;
      }}
    />
  );
}

function gripOf({ item }: DragState): string {
  return `[data-item-grip="${item.id}"]`;
}
