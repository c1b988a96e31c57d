import { farEast } from './far-east.ts';
import { khmerAndSiam } from './khmer-and-siam.ts';
import type { Landmark } from './parts.ts';
import { lankaAndJava } from './lanka-and-java.ts';

export const asia: Readonly<Record<string, Landmark>> = { ...khmerAndSiam, ...lankaAndJava, ...farEast };
