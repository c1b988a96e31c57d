/** An optional field; null is the same as missing. */
export type Maybe<T> = T | null | undefined;
