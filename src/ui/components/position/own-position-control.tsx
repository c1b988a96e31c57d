import type { Map as MapLibre } from 'maplibre-gl';
import { Locate } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { OwnPositionMark } from './own-position-mark.tsx';
import styles from './own-position.module.css';
import { canWatchPosition } from './own-position-watch.ts';
import { useOwnPosition } from './use-own-position.ts';

/** Close enough to recognize the surroundings on the base map. */
const LOCATED_ZOOM = 8;

interface OwnPositionControlProps {
  map: MapLibre | null;
  /** Pixels at the bottom that something covers. */
  coveredPx?: number;
  /** Nothing of the map is visible. */
  paused?: boolean;
}

/** Button of a map that shows where the device is. The map is moved there once; from then on the user moves it. */
export function OwnPositionControl({ map, coveredPx = 0, paused = false }: OwnPositionControlProps) {
  const { t } = useTranslation();
  const { position, show, hide } = useOwnPosition({ paused });
  const { state } = position;
  const isCentered = useRef(false);

  useEffect(() => {
    if (map === null || position.state !== 'known' || isCentered.current) return;
    isCentered.current = true;
    const [lng, lat] = position.at;
    map.easeTo({
      center: [lng, lat],
      zoom: Math.max(map.getZoom(), LOCATED_ZOOM),
      offset: [0, -coveredPx / 2],
    });
  }, [map, position, coveredPx]);

  function locate() {
    isCentered.current = false;
    show();
  }

  const tellFailure = useEffectEvent((failure: 'denied' | 'unavailable') =>
    showSnackbar({
      message: t(`position.${failure}`),
      actionLabel: t('position.retry'),
      onAction: locate,
      // Instructions take longer to follow than a notice to read.
      timeoutMs: null,
    }),
  );

  // The watch fails some time after the tap.
  useEffect(() => {
    if (state === 'denied' || state === 'unavailable') tellFailure(state);
  }, [state]);

  if (!canWatchPosition()) return null;
  const isShown = state === 'searching' || state === 'known';
  return (
    <>
      <IconButton
        className={styles.button}
        variant="outline"
        icon={Locate}
        label={t('position.show')}
        aria-pressed={isShown}
        aria-busy={state === 'searching'}
        onClick={isShown ? hide : locate}
      />
      <VisuallyHidden>
        <span role="status">
          {state === 'searching' && t('position.searching')}
          {state === 'known' && t('position.shown')}
        </span>
      </VisuallyHidden>
      {map !== null && position.state === 'known' && (
        <OwnPositionMark map={map} at={position.at} accuracyMeters={position.accuracyMeters} />
      )}
    </>
  );
}
