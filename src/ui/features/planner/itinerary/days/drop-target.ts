import type { ItemPosition } from '../../../../../model/items/change-items.ts';

interface DropTarget {
  to: ItemPosition;
  element: HTMLElement;
}

/**
 * Where an item would be dropped: before another item, on a day, or at another stop, without a day.
 * @param dragged id of the item, which is no target itself
 */
export function dropTarget(x: number, y: number, dragged: string): DropTarget | null {
  const elements = document.elementsFromPoint(x, y);
  const find = (selector: string) =>
    elements.map((element) => element.closest<HTMLElement>(selector)).find((element) => element !== null);
  const area = find('[data-drop]');
  const [stop = '', day = ''] = area?.dataset['drop']?.split('|') ?? [];
  if (area) {
    const to = { stop, day: day === '' ? null : Number(day) };
    const row = find('[data-item]');
    if (row?.dataset['item'] === dragged) return null;
    if (!row || !area.contains(row)) return { to, element: area };
    const { top, height } = row.getBoundingClientRect();
    const next = y > top + height / 2 ? row.nextElementSibling : row;
    const before = next instanceof HTMLElement ? next.dataset['item'] : undefined;
    return { to: { ...to, before: before ?? null }, element: row };
  }
  const card = find('[data-select-stop]');
  const other = card?.dataset['selectStop'];
  return card && other ? { to: { stop: other, day: null }, element: card } : null;
}

let marked: HTMLElement | null = null;

/** Marks the drop target; by an attribute, so that no row renders during a drag. */
export function markTarget(element: HTMLElement | null): void {
  if (element === marked) return;
  marked?.removeAttribute('data-drop-over');
  element?.setAttribute('data-drop-over', '');
  marked = element;
}
