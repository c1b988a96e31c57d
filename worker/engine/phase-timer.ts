/** Planning phases in a performance profile. */
export type Phase = 'walk' | 'bookings' | 'statistics' | 'order';

/** Runs one phase. Callers that measure pass a wrapper; the engine itself has no clock. */
export type PhaseTimer = <T>(phase: Phase, run: () => T) => T;

export const untimed: PhaseTimer = (_phase, run) => run();
