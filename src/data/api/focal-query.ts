/** Query of an upload: the picture's focal point, 0 to 1 from the left and the top. */
export function focalQuery({ x, y }: { x: number; y: number }) {
  return { 'fp-x': part(x), 'fp-y': part(y) };
}

/** Four decimal places, as the call accepts. */
function part(value: number): string {
  return String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000);
}
