import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Becomes true when the element comes into view, or with the first sign that somebody is at the page. */
export function useApproached(element: RefObject<HTMLElement | null>): boolean {
  const [approached, setApproached] = useState(false);

  // Follows the viewport and the person's hands.
  useEffect(() => {
    if (approached || element.current === null) return undefined;
    const come = () => {
      setApproached(true);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) come();
    });
    observer.observe(element.current);
    for (const sign of SIGNS) window.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of SIGNS) window.removeEventListener(sign, come);
    };
  }, [approached, element]);

  return approached;
}
