import { describe, expect, it } from 'vitest';
import { comparable, createSimilar, similarity } from '../../../../worker/catalogue/search/similarity.ts';

const like = (typed: string, known: string) => similarity(comparable(typed), comparable(known));

describe('similarity', () => {
  it.each([
    ['namiba', 'namibia'],
    ['nicaragau', 'nicaragua'],
    ['kilimanscharo', 'kilimanjaro'],
    ['plitwitzer', 'plitvicer'],
    ['kosta', 'costa'],
    ['ela', 'ella'],
    ['arequippa', 'arequipa'],
    ['loas', 'laos'],
    ['laso', 'laos'],
    ['preu', 'peru'],
  ])('accepts the typo "%s" for "%s"', (typed, known) => {
    expect(like(typed, known)).toBeGreaterThan(0.6);
  });

  it.each([
    ['bali', 'mali'],
    ['paris', 'parks'],
    ['peru', 'per'],
    ['iran', 'irak'],
    ['gambia', 'namibia'],
    ['45', '46'],
  ])('does not take "%s" for "%s"', (typed, known) => {
    expect(like(typed, known)).toBe(0);
  });

  it('prefers a missing letter to another one', () => {
    expect(like('icland', 'iceland')).toBeGreaterThan(like('icland', 'island'));
  });

  it('finds words of another first letter that sounds the same', () => {
    const similar = createSimilar(['croatia', 'vietnam'].map((word) => comparable(word)));
    expect(similar('kroatia').map(({ known }) => known.word)).toEqual(['croatia']);
    expect(similar('wietnam').map(({ known }) => known.word)).toEqual(['vietnam']);
  });
});
