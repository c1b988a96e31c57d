export function woffToTtf(woff: Buffer): Buffer;
