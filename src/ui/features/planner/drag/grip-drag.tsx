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
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { activate } from './activate.ts';
import styles from './grip-drag.module.css';
import { keepInWindow } from './keep-in-window.ts';

/** dnd-kit subscribes to keys one task after the start: what announces it waits, until keys are accepted. */
export const ANNOUNCE_DELAY_MS = 20;
/** The planner makes its own announcements, so dnd-kit's are disabled. */
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface GripsProps {
  container: RefObject<HTMLElement | null>;
  /** Attribute of grips, with the id of what they move. */
  grip: string;
  /** Element around a grip that is moved. */
  moved: 'article' | 'li';
  /** False if no drag can start now. */
  onStart: (id: string, moved: HTMLElement) => boolean;
  /** The pointer was released, also after a press that never became a drag. */
  onRelease: () => void;
}

interface GripDragProps extends GripsProps {
  /** What the pointer drags; null by keyboard. */
  overlay: HTMLElement | null;
  /** A key during a drag by keyboard. */
  onKey: (event: KeyboardEvent) => void;
  onDragStart: (by: 'pointer' | 'keyboard') => void;
  /** The dragged element in the window. */
  onDragMove: (rect: { left: number; top: number; width: number; height: number }) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Drag and drop of rows by their grips, with mouse, touch and keyboard. */
export function GripDrag(props: GripDragProps) {
  const { overlay, onKey, onDragStart, onDragMove, onDrop, onCancel, ...grips } = props;
  const key = useEffectEvent(onKey);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event) => {
        key(event);
        return undefined;
      },
    }),
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: NO_ANNOUNCEMENTS,
        restoreFocus: false,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ activatorEvent }: DragStartEvent) =>
        onDragStart(activatorEvent instanceof KeyboardEvent ? 'keyboard' : 'pointer')
      }
      onDragMove={({ active }: DragMoveEvent) => {
        const rect = active.rect.current.translated;
        if (rect !== null) onDragMove(rect);
      }}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      <Grips {...grips} />
      {createPortal(
        <DragOverlay dropAnimation={null} modifiers={[keepInWindow]} zIndex={60}>
          {overlay !== null && <Clone of={overlay} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/**
 * The only draggable that dnd-kit knows: it becomes the row whose grip is pressed. With one per row, as in its sortable
 * preset, each pointer move would render all rows of a long itinerary.
 */
function Grips({ container, grip: attribute, moved: element, onStart, onRelease }: GripsProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'moved' });
  const startDrag = useEffectEvent((event: Event, handler: 'onPointerDown' | 'onKeyDown') => {
    const grip = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
    const moved = grip?.closest(element);
    if (!grip || !moved) return;
    if (event instanceof KeyboardEvent && event.code !== 'Space' && event.code !== 'Enter') return;
    if (!onStart(grip.getAttribute(attribute) ?? '', moved)) return;
    setNodeRef(moved);
    activate(listeners, handler, event);
  });
  const release = useEffectEvent(() => onRelease());

  // Delegated listeners for presses on grips.
  useEffect(() => {
    const area = container.current;
    if (area === null) return undefined;
    const press = (event: PointerEvent) => startDrag(event, 'onPointerDown');
    const key = (event: KeyboardEvent) => startDrag(event, 'onKeyDown');
    const up = () => release();
    area.addEventListener('pointerdown', press);
    area.addEventListener('keydown', key);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      area.removeEventListener('pointerdown', press);
      area.removeEventListener('keydown', key);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [container]);
  return null;
}

/** Drag overlay: a clone of the row from when the drag started. */
function Clone({ of }: { of: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(of), [of]);
  return <div ref={frame} className={styles.copy} aria-hidden inert />;
}

/** A copy without ids, and without the attributes by which targets are found. */
export function cloneForDrag(moved: HTMLElement, attributes: readonly string[] = []): HTMLElement {
  const copy = moved.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement('div');
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', ...attributes]) element.removeAttribute(name);
  }
  return copy;
}
