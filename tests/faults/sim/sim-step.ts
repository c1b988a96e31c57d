/** A kind is as frequent as it has entries. The order is part of each schedule: a seed selects entries by index. */
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

/** `epoch`, `list` and `remove-list` are added to some schedules only. */
export type StepKind = (typeof KINDS)[number] | 'epoch' | 'list' | 'remove-list';

/**
 * `how` of an `epoch` step that restores a backup: the server does not detect the restore itself, only the next sync of
 * the step's device reveals it.
 */
export const RESTORE_UNNOTICED = 1_000;

/**
 * One step of a schedule. The numbers are taken modulo what exists at that moment, so that a schedule stays valid when
 * steps are removed. What they select depends on the kind: see `README.md`.
 */
export interface Step {
  /** Kind of the step. */
  do: StepKind;
  /** Which tab; its device for steps of a device. */
  who: number;
  /** Which document, request or moment. */
  what: number;
  /** Which edit or fault. */
  how: number;
}
