export { BITS_MAX, findProof } from '../../src/data/proof/find-proof.ts';
