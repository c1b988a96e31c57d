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
import { keepInWindow } from '../drag/keep-in-window.ts';
import { activate } from '../drag/activate.ts';
import { foundExperiences } from './results/search-results-store.ts';
import styles from './add-drag.module.css';
import { useAddExperience } from './use-add-experience.ts';

const NO_ANNOUNCEMENTS = {
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
 * Drag and drop of an experience from the list or the map between two stops of the tray. Keyboard users add it with its
 * button and reorder it in the next step.
 */
export default function AddDrag() {
  const { locale } = useTranslation();
  const addExperience = useAddExperience();
  const dragged = useRef<{ key: string; start: Point; at: number | null } | null>(null);
  const [name, setName] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    // Long press starts the drag; moving the finger earlier scrolls the list.
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const nameOf = (key: string) =>
    foundExperiences().find((experience) => experience.key === key)?.[locale].short_title ?? '';

  function onDragMove({ delta }: DragMoveEvent): void {
    const drag = dragged.current;
    if (drag === null) return;
    drag.at = markDropPosition({ x: drag.start.x + delta.x, y: drag.start.y + delta.y });
  }

  function onDragEnd(): void {
    const drag = dragged.current;
    reset();
    if (drag !== null && drag.at !== null) void addExperience(drag.key, nameOf(drag.key), drag.at);
  }

  function reset(): void {
    dragged.current = null;
    setName(null);
    markDropPosition(null);
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={{
        announcements: NO_ANNOUNCEMENTS,
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={() => {
        if (dragged.current !== null) setName(nameOf(dragged.current.key));
      }}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={reset}
    >
      <DragSource
        onStart={(key, start) => {
          dragged.current = { key, start, at: null };
        }}
      />
      {createPortal(
        <DragOverlay dropAnimation={null} modifiers={[keepInWindow]} zIndex={60}>
          {name !== null && <span className={styles.dragged}>{name}</span>}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function DragSource({ onStart }: { onStart: (key: string, start: Point) => void }) {
  const { listeners, setNodeRef } = useDraggable({ id: 'place' });
  const startDrag = useEffectEvent((event: PointerEvent | TouchEvent) => {
    const experience = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!(experience instanceof HTMLElement)) return;
    const onMap = experience instanceof HTMLButtonElement;
    // Browsers without touch have no TouchEvent.
    const touch = 'touches' in event;
    // On touch devices the list needs the long press (touchstart); the map has nothing to scroll, so pointerdown is
    // enough.
    if (!touch && event.pointerType === 'touch' && !onMap) return;
    if (touch && onMap) return;
    const at = touch ? event.touches[0] : event;
    if (at === undefined) return;
    onStart(experience.dataset['place'] ?? '', { x: at.clientX, y: at.clientY });
    setNodeRef(experience);
    activate(listeners, touch ? 'onTouchStart' : 'onPointerDown', event);
  });

  // Listens for presses on cards and on map markers.
  useEffect(() => {
    const onPress = (event: PointerEvent | TouchEvent) => startDrag(event);
    const preventNativeDrag = (event: DragEvent) => {
      // The browser's native drag of images would take precedence.
      if (event.target instanceof Element && event.target.closest('[data-place]') !== null)
        event.preventDefault();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('touchstart', onPress, { passive: true });
    document.addEventListener('dragstart', preventNativeDrag);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('touchstart', onPress);
      document.removeEventListener('dragstart', preventNativeDrag);
    };
  }, []);
  return null;
}

/** Marks the drop position in the tray and returns it; null outside the tray. */
function markDropPosition(point: Point | null): number | null {
  const tray = document.querySelector('[data-tray]');
  const stops = [...(tray?.querySelectorAll<HTMLElement>('li') ?? [])];
  for (const stop of stops) delete stop.dataset['gap'];
  if (tray instanceof HTMLElement) delete tray.dataset['over'];
  if (point === null || !(tray instanceof HTMLElement) || !contains(tray, point)) return null;
  tray.dataset['over'] = 'true';
  const visible = stops.filter((stop) => stop.offsetParent !== null);
  const before = visible.findIndex((stop) => {
    const rect = stop.getBoundingClientRect();
    return rect.left + rect.width / 2 > point.x;
  });
  const at = before < 0 ? stops.length : before;
  const [next, last] = [visible[at], visible.at(-1)];
  if (next !== undefined) next.dataset['gap'] = 'before';
  else if (last !== undefined) last.dataset['gap'] = 'after';
  return at;
}

function contains(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
