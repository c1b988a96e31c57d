import type { ConnectionType } from '../../../model/connection-type.ts';

/** How a mode is drawn, on the diary's rail and on the map: told apart without colour; a road that is only guessed is no solid line. */
export type ModeLine = 'road' | 'estimate' | 'rail' | 'ferry' | 'walk' | 'flight';

const LINES: Partial<Record<ConnectionType, ModeLine>> = {
  rail: 'rail',
  train: 'rail',
  ferry: 'ferry',
  walking: 'walk',
  flight: 'flight',
};

export function modeLine(type: ConnectionType | null, estimated = false): ModeLine {
  return (type === null ? undefined : LINES[type]) ?? (estimated ? 'estimate' : 'road');
}
