import {
  Bus,
  Car,
  CarFront,
  CarTaxiFront,
  Flag,
  Footprints,
  KeyRound,
  Plane,
  Route,
  Ship,
  TrainFront,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ConnectionType } from '../../../model/connection-type.ts';

const ICONS: Record<ConnectionType, LucideIcon> = {
  flight: Plane,
  driving: Car,
  rail: TrainFront,
  train: TrainFront,
  bus: Bus,
  ferry: Ship,
  tour: Flag,
  walking: Footprints,
  taxi: CarTaxiFront,
  private: CarFront,
  rental: KeyRound,
  'ride-hailing': CarTaxiFront,
  other: Route,
};

/** Icon of a mode; decorative, since the mode's name is beside it. */
export function ModeIcon({ type, size = 20 }: { type: ConnectionType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
