export { BITS_MAX, findProof } from '../../src/data/messages/find-proof.ts';
