import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { warnOfFailedLoad } from '../../../../data/offline/page-stays.ts';
import { afterPaint } from '../../../shell/state/after-paint.ts';
import { canRenderMap } from '../../../components/map/can-render-map.ts';
import type { PlanMapProps } from './plan-map.tsx';

export interface MapCode {
  /** Null while loading. */
  Map: ComponentType<PlanMapProps> | null;
  /** WebGL is not available, or the chunk could not be loaded. */
  missing: boolean;
  onFailed: () => void;
}

/** The map's lazy chunk, loaded after the first paint: nothing waits for it, and everything works without it. */
export function useMapCode(enabled: boolean): MapCode {
  const [code, setCode] = useState<{ Map: ComponentType<PlanMapProps> } | null>(null);
  const [missing, setMissing] = useState(() => !canRenderMap());

  // After the first paint, which the chunk would delay.
  useEffect(() => {
    if (!enabled || missing || code !== null) return undefined;
    let current = true;
    const stop = afterPaint(() => {
      import('./plan-map.tsx').then(
        ({ PlanMap }) => {
          if (current) setCode({ Map: PlanMap });
        },
        (error: unknown) => {
          warnOfFailedLoad('The map chunk could not be loaded', error);
          if (current) setMissing(true);
        },
      );
    });
    return () => {
      current = false;
      stop();
    };
  }, [enabled, missing, code]);

  return {
    Map: code?.Map ?? null,
    missing,
    onFailed: () => setMissing(true),
  };
}
