/** Placeholder palette until the country's own is loaded. */
export const NEUTRAL_PALETTE: readonly string[] = ['#cfe3e6', '#9dbcb6', '#5f8f86', '#e0b56c'];
