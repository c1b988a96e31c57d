/** As often as they stand here. */
export const KINDS = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'create', 'remove', 'undo'] as const),
  ...(['place', 'favorite', 'favorite', 'settings', 'settings', 'place', 'resolve'] as const),
  ...(['open', 'open', 'save', 'save', 'remove-place', 'picture', 'message', 'post', 'post'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'sync', 'sync', 'sync', 'sync'] as const),
  ...(['deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'deliver'] as const),
  ...(['flush', 'flush', 'lose', 'lose', 'double'] as const),
  ...(['crash', 'crash-later', 'crash-later', 'restart-device', 'restart-server'] as const),
  ...(['purge', 'forget-keys', 'clock', 'expire', 'stranger', 'sign-in', 'adopt', 'visitor'] as const),
  ...(['sign-out', 'sign-in', 'sign-in', 'guest'] as const),
] as const;

/** `epoch`: `what` tells a copy from one that is put back, and both from a database that was wiped. */
export type StepKind = (typeof KINDS)[number] | 'epoch';

/**
 * What happens, one thing after another. The numbers are taken modulo what is there at that moment, so that a
 * schedule from which steps were taken out is still one.
 */
export interface Step {
  do: StepKind;
  /** Which tab or device. */
  who: number;
  /** Which document, message or moment. */
  what: number;
  /** Which edit. */
  how: number;
}
