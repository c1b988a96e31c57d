import type { Modifier } from '@dnd-kit/core';

/** Keeps the dragged element inside the window. */
export const keepInWindow: Modifier = ({ transform, draggingNodeRect: node, windowRect: view }) => {
  if (node === null || view === null) return transform;
  return {
    ...transform,
    x: clamp(node.left + transform.x, node.width, view.width) - node.left,
    y: clamp(node.top + transform.y, node.height, view.height) - node.top,
  };
};

function clamp(start: number, size: number, room: number): number {
  return Math.max(0, Math.min(start, room - size));
}
