/** Colours of a place's picture until those of its country have come. */
export const NEUTRAL_PALETTE: readonly string[] = ['#cfe3e6', '#9dbcb6', '#5f8f86', '#e0b56c'];
