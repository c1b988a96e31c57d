import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { canDraw } from '../../../components/map/can-draw.ts';
import type { PlanMapProps } from './plan-map.tsx';

export interface MapCode {
  /** Null while it is on its way. */
  Map: ComponentType<PlanMapProps> | null;
  /** The device cannot draw it, or its code cannot be had. */
  missing: boolean;
  onFailed: () => void;
}

/** The map's code, loaded after the rest was painted: nothing waits for it, and everything works without it. */
export function useMapCode(wanted: boolean): MapCode {
  const [code, setCode] = useState<{ Map: ComponentType<PlanMapProps> } | null>(null);
  const [missing, setMissing] = useState(() => !canDraw());

  // Follows the browser's painting, then the network.
  useEffect(() => {
    if (!wanted || missing || code !== null) return undefined;
    let current = true;
    const stop = afterPaint(() => {
      import('./plan-map.tsx').then(
        ({ PlanMap }) => {
          if (current) setCode({ Map: PlanMap });
        },
        (error: unknown) => {
          console.warn('The map comes with the next visit', error);
          if (current) setMissing(true);
        },
      );
    });
    return () => {
      current = false;
      stop();
    };
  }, [wanted, missing, code]);

  return {
    Map: code?.Map ?? null,
    missing,
    onFailed: () => {
      setMissing(true);
    },
  };
}

function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
