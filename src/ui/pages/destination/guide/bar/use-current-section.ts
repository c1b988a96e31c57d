import { useEffect, useState } from 'react';

/** A section is current from where its heading stops below the bar. */
const LINE_PX = 130;

/** Id of the section at the top of the view: the last one that begins above the line. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  // A string, so that a new array with the same ids does not run the effect again.
  const idList = ids.join(' ');
  useEffect(() => {
    const all = idList.split(' ');
    let frame = 0;
    const find = () => {
      frame = 0;
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const begun = all.filter((id) => {
        const section = document.getElementById(id)?.querySelector('h2');
        return section !== null && section !== undefined && section.getBoundingClientRect().top < LINE_PX;
      });
      // The last sections may be too short to reach the line: the one that was asked for counts.
      const asked = isAtEnd ? all.find((id) => `#${id}` === location.hash) : undefined;
      setCurrent(asked ?? begun.at(-1) ?? all[0]);
    };
    const later = () => {
      frame ||= requestAnimationFrame(find);
    };
    // With the next frame, whose layout is computed anyway.
    later();
    const stop = new AbortController();
    addEventListener('scroll', later, { passive: true, signal: stop.signal });
    addEventListener('resize', later, { passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [idList]);
  return current;
}
