export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  /** Placed beside a dot instead of centered on the point. */
  dot: boolean;
  /** Priority; the lowest is placed first. */
  order: number;
}

export interface PlacedLabel extends Label {
  anchor: 'start' | 'middle' | 'end';
  textX: number;
  /** Vertical center of the text. */
  textY: number;
}

export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Mean width of Roboto's letters relative to the font size; an estimate is enough to avoid overlaps. */
const LETTER = 0.55;
const DOT_GAP = 6;
const MARGIN = 3;

/** Places the labels that fit without overlaps, by priority; labels of dots fall back to the left and below. */
export function placeLabels(
  labels: readonly Label[],
  width: number,
  height: number,
  taken: readonly LabelBox[],
): PlacedLabel[] {
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  const seen = new Set<string>();
  for (const label of [...labels].sort((one, other) => one.order - other.order)) {
    // A place on the edge of two tiles is in both.
    const key = `${label.text} ${Math.round(label.x / 4)} ${Math.round(label.y / 4)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const fitting = sidesOf(label).find(({ box }) => fits(box, width, height, boxes));
    if (!fitting) continue;
    boxes.push(fitting.box);
    placed.push(fitting.label);
  }
  return placed;
}

/** Candidate positions, best first: centered on its point, or right, left and below of its dot. */
function sidesOf(label: Label): { label: PlacedLabel; box: LabelBox }[] {
  const wide = label.text.length * label.size * LETTER;
  const { x, y, size } = label;
  const side = (anchor: PlacedLabel['anchor'], textX: number, textY: number) => {
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - wide : textX - wide / 2;
    const half = size * 0.6 + MARGIN;
    return {
      label: { ...label, anchor, textX, textY },
      // Includes the dot, so that labels do not cover other dots.
      box: {
        left: Math.min(left - MARGIN, label.dot ? x : left),
        top: textY - half,
        right: Math.max(left + wide + MARGIN, label.dot ? x : left),
        bottom: textY + half,
      },
    };
  };
  if (!label.dot) return [side('middle', x, y)];
  return [side('start', x + DOT_GAP, y), side('end', x - DOT_GAP, y), side('middle', x, y + DOT_GAP + size)];
}

function fits(box: LabelBox, width: number, height: number, others: readonly LabelBox[]): boolean {
  if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) return false;
  return others.every(
    (other) =>
      box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
}
