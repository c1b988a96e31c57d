import { MapPin as MapPinIcon } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ModeIcon } from '../mode-icon.tsx';
import { select, type Selected } from '../selection-store.ts';
import { MapMark } from '../../../components/map/map-mark.tsx';
import type { MapConnection, MapItem } from './map-parts.ts';
import type { Chip, PinGroup } from './place-marks.ts';
import styles from './plan-map.module.css';

interface MapPinProps {
  map: MapLibre;
  pin: PinGroup;
  selection: Selected | null;
  connections: readonly MapConnection[];
}

/** Marker of a stop, or of several in one pill; repeated clicks select the stops of a pill in turn. */
export function MapPin({ map, pin, selection, connections }: MapPinProps) {
  const { t, locale } = useTranslation();
  const at = pin.stops.findIndex(({ id }) => selection?.kind === 'stop' && id === selection.id);
  const next = pin.stops[(at + 1) % pin.stops.length];
  const isSelected =
    selection?.kind === 'connection' &&
    endsAtPin(
      connections.find(({ id }) => id === selection.id),
      pin,
    );
  const names = new Intl.ListFormat(locale).format(pin.stops.map(({ name }) => name));
  const label =
    pin.stops.length === 1
      ? t('planner.map.stop', { number: pin.numbers, name: names })
      : t('planner.map.stops', { numbers: pin.numbers, names });

  return (
    <MapMark map={map} at={pin.at}>
      <button
        type="button"
        className={styles.pin}
        data-selected={at >= 0}
        data-lit={isSelected}
        aria-label={label}
        aria-pressed={at >= 0}
        onClick={() => {
          if (next !== undefined) select({ kind: 'stop', id: next.id, from: 'map' });
        }}
      >
        <span className={styles.badge}>{pin.numbers}</span>
      </button>
    </MapMark>
  );
}

/** Marker of a place among the items of a stop; a click selects the stop. */
export function MapItemMark({ map, item }: { map: MapLibre; item: MapItem }) {
  return (
    <MapMark map={map} at={item.at}>
      <button
        type="button"
        className={styles.item}
        aria-label={item.name}
        title={item.name}
        onClick={() => select({ kind: 'stop', id: item.stop, from: 'map' })}
      >
        <span className={styles.itemFace}>
          <MapPinIcon size={14} strokeWidth={2} aria-hidden="true" />
        </span>
      </button>
    </MapMark>
  );
}

/** Mode and duration of a connection; a click selects it on the map and in the itinerary. */
export function MapChip({ map, chip, isSelected }: { map: MapLibre; chip: Chip; isSelected: boolean }) {
  const { connection, at, tick } = chip;
  return (
    <MapMark map={map} at={at}>
      <button
        type="button"
        className={styles.chip}
        data-lit={isSelected}
        aria-label={connection.label}
        aria-pressed={isSelected}
        onClick={() => select({ kind: 'connection', id: connection.id, from: 'map' })}
      >
        <span
          className={styles.tick}
          style={{ width: tick.lengthPx, rotate: `${tick.angle}rad` }}
          aria-hidden="true"
        />
        <span className={styles.face}>
          <ModeIcon type={connection.type} size={16} />
          {connection.time}
        </span>
      </button>
    </MapMark>
  );
}

/** Whether the connection starts or ends at one of the pin's stops. */
function endsAtPin(connection: MapConnection | undefined, pin: PinGroup): boolean {
  const ends = [connection?.points[0], connection?.points.at(-1)];
  return pin.stops.some((stop) =>
    ends.some((end) => end !== undefined && Math.hypot(end[0] - stop.at[0], end[1] - stop.at[1]) < 0.02),
  );
}
