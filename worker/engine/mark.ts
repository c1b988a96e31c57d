/** The parts of planning that a profile tells apart. */
export type Phase = 'walk' | 'bookings' | 'statistics' | 'order';

/** Runs one phase; a caller that measures wraps it, the engine itself has no clock. */
export type Mark = <T>(phase: Phase, run: () => T) => T;

export const unmarked: Mark = (_phase, run) => run();
