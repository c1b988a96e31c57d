export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  /** Beside a dot, or over the point itself. */
  dot: boolean;
  /** The smaller goes first. */
  order: number;
}

export interface PlacedLabel extends Label {
  anchor: 'start' | 'middle' | 'end';
  textX: number;
  /** The middle of the letters. */
  textY: number;
}

export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Mean width of a letter of Roboto by its size: a guess is enough to keep names apart. */
const LETTER = 0.55;
const BESIDE = 6;
const MARGIN = 3;

/** The names for which there is room, the most important first; a dot's name goes to its left or below if it has to. */
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
    // A place on the edge of two tiles comes with both.
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

/** Where a name may stand, the best first: over its point, or right, left and below of its dot. */
function sidesOf(label: Label): { label: PlacedLabel; box: LabelBox }[] {
  const wide = label.text.length * label.size * LETTER;
  const { x, y, size } = label;
  const side = (anchor: PlacedLabel['anchor'], textX: number, textY: number) => {
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - wide : textX - wide / 2;
    const half = size * 0.6 + MARGIN;
    return {
      label: { ...label, anchor, textX, textY },
      // With the dot beside it, so that no name runs into another place's.
      box: {
        left: Math.min(left - MARGIN, label.dot ? x : left),
        top: textY - half,
        right: Math.max(left + wide + MARGIN, label.dot ? x : left),
        bottom: textY + half,
      },
    };
  };
  if (!label.dot) return [side('middle', x, y)];
  return [side('start', x + BESIDE, y), side('end', x - BESIDE, y), side('middle', x, y + BESIDE + size)];
}

function fits(box: LabelBox, width: number, height: number, others: readonly LabelBox[]): boolean {
  if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) return false;
  return others.every(
    (other) =>
      box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
  );
}
