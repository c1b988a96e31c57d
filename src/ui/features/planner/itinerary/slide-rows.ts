const SLIDE_MS = 200;
const ROWS = '[data-select-stop], [data-select-connection]';

/** Measures the rows' positions (FLIP); the returned function animates moved rows from there. */
export function slideRows(itinerary: HTMLElement | null): (() => void) | null {
  if (itinerary === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const before = new Map(
    [...itinerary.querySelectorAll<HTMLElement>(ROWS)].map((row) => [
      nameOf(row),
      row.getBoundingClientRect().top,
    ]),
  );
  return () => {
    for (const row of itinerary.querySelectorAll<HTMLElement>(ROWS)) {
      const top = before.get(nameOf(row));
      const moved = top === undefined ? 0 : top - row.getBoundingClientRect().top;
      if (Math.abs(moved) < 1 || Math.abs(moved) > window.innerHeight) continue;
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  };
}

function nameOf(row: HTMLElement): string {
  return row.dataset['selectStop'] ?? row.dataset['selectConnection'] ?? '';
}
