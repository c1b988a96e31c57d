import { expect, it } from 'vitest';
import { borderCrossings } from '../../src/model/place/border-crossings.ts';
import { factsOf } from '../worker/engine/transport/real-facts.ts';

const rows = ['cambodia', 'laos', 'peru', 'thailand', 'vietnam'].map(factsOf);

it('crossings are found from both ends, open or closed', () => {
  const poipet = expect.objectContaining({ name: 'Poipet (Aranyaprathet)', open: false, year: 2025 });
  expect(borderCrossings('cambodia', rows).get('thailand')).toContainEqual(poipet);
  expect(borderCrossings('thailand', rows).get('cambodia')).toContainEqual(poipet);
  expect([...borderCrossings('vietnam', rows).keys()].toSorted()).toEqual(['cambodia', 'laos']);
});

it('a country without crossings has no neighbors', () => {
  expect(borderCrossings('peru', rows).size).toBe(0);
});
