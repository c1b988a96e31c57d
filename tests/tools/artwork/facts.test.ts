import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { activityScenes } from '../../../src/tools/artwork/activities/scenes.ts';
import { experiencesOf } from '../../../src/tools/artwork/catalogue.ts';
import { contradictionsOf } from '../../../src/tools/artwork/facts/check.ts';
import { completed, waterToneOf } from '../../../src/tools/artwork/facts/complete.ts';
import { factsOf, placesWithFacts } from '../../../src/tools/artwork/facts/index.ts';
import { factsTable } from '../../../src/tools/artwork/facts/table.ts';
import { landmarkNames } from '../../../src/tools/artwork/landmarks/landmark.ts';
import { furtherScenePlanOf, scenePlanOf, scenePlans } from '../../../src/tools/artwork/scenes/index.ts';
import type { ScenePlan } from '../../../src/tools/artwork/plan.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const keys = experiencesOf(ROOT).map(({ key }) => key);

function factsAt(key: string) {
  const facts = factsOf(key);
  if (!facts) throw new Error(`No facts for ${key}`);
  return facts;
}

describe('facts of places', () => {
  it('are known for every experience and for nothing else', () => {
    expect(keys.filter((key) => !factsOf(key))).toEqual([]);
    expect(placesWithFacts.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('name what each place is recognized by, each in its own words', () => {
    const words = keys.map((key) => factsAt(key).known);
    expect(words.filter((text) => text.length < 15)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('name only landmarks that can be drawn, and every landmark is shown somewhere', () => {
    const sights = new Set(keys.flatMap((key) => factsAt(key).sights));
    expect([...sights].filter((name) => !landmarkNames.has(name))).toEqual([]);
    const plans = [
      ...Object.values(scenePlans),
      ...keys.map((key) => furtherScenePlanOf(key)),
      ...[...activityScenes.values()].map(({ plan }) => plan),
    ];
    const shown = new Set(plans.map((plan) => plan?.landmark?.replace(/[*@].*$/, '')));
    const unseen = [...landmarkNames].filter((name) => !shown.has(name) && !sights.has(name));
    expect(unseen).toEqual([]);
  });

  it('name a color for every water', () => {
    const without = keys.filter((key) =>
      factsAt(key).waters.some(({ kind, colors }) => kind !== 'none' && colors.length === 0),
    );
    expect(without).toEqual([]);
  });

  it('are not contradicted by any scene', () => {
    const wrong = keys.flatMap((key) => {
      const plan = scenePlanOf(key);
      return plan ? contradictionsOf(plan, factsAt(key)).map((problem) => `${key} ${problem}`) : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('further scenes', () => {
  it('are there for every place, and contradict no facts', () => {
    const wrong = keys.flatMap((key) => {
      const plan = furtherScenePlanOf(key);
      return plan
        ? contradictionsOf(plan, factsAt(key)).map((problem) => `${key} ${problem}`)
        : [`${key} has none`];
    });
    expect(wrong).toEqual([]);
  });

  it('have another light, and for nearly all places another subject than the first', () => {
    const pairs = keys.map((key) => ({ key, first: scenePlanOf(key), further: furtherScenePlanOf(key) }));
    const sameLight = pairs.filter(
      ({ first, further }) => further?.light === first?.light && further?.recipe === first?.recipe,
    );
    expect(sameLight.map(({ key }) => key)).toEqual([]);
    const sameSubject = pairs.filter(
      ({ first, further }) =>
        first?.recipe === further?.recipe &&
        first?.landmark === further?.landmark &&
        first?.animals === further?.animals &&
        first?.boats === further?.boats &&
        first?.style === further?.style,
    );
    expect(sameSubject.length).toBeLessThan(keys.length * 0.1);
  });

  it('of what is no place are missing', () => {
    expect(furtherScenePlanOf('home')).toBeUndefined();
  });
});

describe('the check of scenes against facts', () => {
  const cases: [string, ScenePlan, string][] = [
    ['deadvlei', { recipe: 'dunes', light: 'noon', trees: 'palm' }, 'shows trees: palm'],
    ['deadvlei', { recipe: 'dunes', light: 'noon', ground: '#5f9a44' }, 'shows green ground #5f9a44'],
    [
      'ngorongoro-crater',
      { recipe: 'crater', light: 'noon', water: '#3fc8b8' },
      'shows water of the color #3fc8b8',
    ],
    ['popa-falls-mahango', { recipe: 'falls', light: 'noon', style: 'steps' }, 'shows pools'],
    ['table-mountain', { recipe: 'plain', light: 'noon', back: 'snow' }, 'shows snow in the distance'],
    ['sossusvlei', { recipe: 'beach', light: 'noon' }, 'shows sea or lagoon or lake'],
    ['venice', { recipe: 'waterfront', light: 'noon', boats: 'longtail' }, 'shows boats: longtail'],
    ['cusco', { recipe: 'hilltown', light: 'noon', style: 'blue' }, 'shows houses: blue'],
    ['cusco', { recipe: 'site', light: 'noon', landmark: 'bayon*2' }, 'shows the landmark bayon'],
    ['etosha-halali', { recipe: 'plain', light: 'noon', animals: 'camel' }, 'shows camel'],
    ['rome-colosseum', { recipe: 'tea', light: 'noon' }, 'shows tea'],
    ['uluru', { recipe: 'rocks', light: 'noon', wild: 0.9 }, 'shows forest'],
    ['venice', { recipe: 'islands', light: 'noon' }, 'shows karst or islands'],
  ];

  it.each(cases)('at %s finds what is not true', (key, plan, problem) => {
    expect(contradictionsOf(plan, factsAt(key))).toContain(problem);
  });
});

describe('what a plan leaves open', () => {
  it('is filled with the trees, the distance and the water of the place', () => {
    const plan: ScenePlan = { recipe: 'beach', light: 'noon' };
    expect(completed(plan, factsAt('cape-cross-seal-reserve'))).toMatchObject({
      trees: 'none',
      back: 'flat',
    });
    expect(completed(plan, factsAt('bentota-beach'))).toMatchObject({ trees: 'palm' });
    expect(waterToneOf(plan, factsAt('bentota-beach'))).toBeDefined();
    expect(waterToneOf({ recipe: 'street', light: 'noon' }, factsAt('venice'))).toBeUndefined();
  });
});

describe('a table of facts', () => {
  const row = 'here | savanna | flat | sea:blue | sand | palm | - | - | - | dry | - | a place by the sea';

  it('is read by its columns', () => {
    expect(factsTable(row)['here']).toMatchObject({
      biome: 'savanna',
      waters: [{ kind: 'sea', colors: ['blue'] }],
      plants: ['palm'],
      houses: [],
      known: 'a place by the sea',
    });
  });

  it.each([
    ['an unknown word', row.replace('savanna', 'jungle'), 'unknown word "jungle"'],
    ['a missing column', row.replace('| dry ', ''), '11 columns'],
    ['a place twice', `${row}\n${row}`, 'here twice'],
  ])('with %s is refused', (_name, text, message) => {
    expect(() => factsTable(text)).toThrow(message);
  });
});
