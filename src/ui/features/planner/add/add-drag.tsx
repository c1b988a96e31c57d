import {
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragMoveEvent } from '@dnd-kit/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { activate } from '../drag/activate.ts';
import { useFoundPlaces } from './results/found-experiences.ts';
import styles from './add-drag.module.css';
import { useAddPlace } from './use-add-experience.ts';

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface Point {
  x: number;
  y: number;
}

/**
 * A place from the list or the map, dropped between two stops of the tray. By keyboard its button adds it, and the
 * next step moves it.
 */
export default function AddDrag() {
  const { locale } = useTranslation();
  const found = useFoundPlaces();
  const addPlace = useAddPlace();
  const held = useRef<{ key: string; start: Point; at: number | null } | null>(null);
  const [name, setName] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    // A finger that stays lifts the card, one that moves scrolls the list.
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const nameOf = (key: string) => found.find((place) => place.key === key)?.[locale].short_title ?? '';

  function onDragMove({ delta }: DragMoveEvent): void {
    const now = held.current;
    if (now === null) return;
    now.at = showGap({ x: now.start.x + delta.x, y: now.start.y + delta.y });
  }

  function onDragEnd(): void {
    const now = held.current;
    leave();
    if (now !== null && now.at !== null) void addPlace(now.key, nameOf(now.key), now.at);
  }

  function leave(): void {
    held.current = null;
    setName(null);
    showGap(null);
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={{
        announcements: SILENT,
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={() => {
        if (held.current !== null) setName(nameOf(held.current.key));
      }}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={leave}
    >
      <Places
        onHold={(key, start) => {
          held.current = { key, start, at: null };
        }}
      />
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={60}>
          {name !== null && <span className={styles.held}>{name}</span>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function Places({ onHold }: { onHold: (key: string, start: Point) => void }) {
  const { listeners, setNodeRef } = useDraggable({ id: 'place' });
  const take = useEffectEvent((event: PointerEvent | TouchEvent) => {
    const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!(place instanceof HTMLElement)) return;
    const onMap = place instanceof HTMLButtonElement;
    const touch = event instanceof TouchEvent;
    // A finger on the list scrolls it unless it stays; on the map there is nothing to scroll.
    if (!touch && event.pointerType === 'touch' && !onMap) return;
    if (touch && onMap) return;
    const at = touch ? event.touches[0] : event;
    if (at === undefined) return;
    onHold(place.dataset['place'] ?? '', { x: at.clientX, y: at.clientY });
    setNodeRef(place);
    activate(listeners, touch ? 'onTouchStart' : 'onPointerDown', event);
  });

  // Follows presses on cards and on dots of the map.
  useEffect(() => {
    const press = (event: PointerEvent | TouchEvent) => {
      take(event);
    };
    const ownDrag = (event: DragEvent) => {
      // The browser's dragging of pictures would come before ours.
      if (event.target instanceof Element && event.target.closest('[data-place]') !== null)
        event.preventDefault();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('touchstart', press, { passive: true });
    document.addEventListener('dragstart', ownDrag);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('touchstart', press);
      document.removeEventListener('dragstart', ownDrag);
    };
  }, []);
  return null;
}

/** Marks where in the tray the place would land, and answers with its position; null beside the tray. */
function showGap(point: Point | null): number | null {
  const tray = document.querySelector('[data-tray]');
  const stops = [...(tray?.querySelectorAll<HTMLElement>('li') ?? [])];
  for (const stop of stops) delete stop.dataset['gap'];
  if (tray instanceof HTMLElement) delete tray.dataset['over'];
  if (point === null || !(tray instanceof HTMLElement) || !holds(tray, point)) return null;
  tray.dataset['over'] = 'true';
  const seen = stops.filter((stop) => stop.offsetParent !== null);
  const before = seen.findIndex((stop) => {
    const rect = stop.getBoundingClientRect();
    return rect.left + rect.width / 2 > point.x;
  });
  const at = before < 0 ? stops.length : before;
  const [next, last] = [seen[at], seen.at(-1)];
  if (next !== undefined) next.dataset['gap'] = 'before';
  else if (last !== undefined) last.dataset['gap'] = 'after';
  return at;
}

function holds(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
