import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesOfActivities } from '../../../src/tools/artwork/activities/assign.ts';
import { chosenKinds } from '../../../src/tools/artwork/activities/chosen.ts';
import { type ActivityText, kindOf } from '../../../src/tools/artwork/activities/kind-of.ts';
import { activityKinds } from '../../../src/tools/artwork/activities/kinds.ts';
import { activityScenes } from '../../../src/tools/artwork/activities/scenes.ts';
import { activitiesOf } from '../../../src/tools/artwork/catalogue.ts';
import { factsOf } from '../../../src/tools/artwork/facts/index.ts';
import { sceneOfJob } from '../../../src/tools/artwork/job.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const places = activitiesOf(ROOT);

function factsAt(key: string) {
  const facts = factsOf(key);
  if (!facts) throw new Error(`No facts for ${key}`);
  return facts;
}

function kindAt(key: string, title: string): string {
  return kindOf({ key: 'any', title, description: '' }, factsAt(key));
}

describe('kinds of activities', () => {
  it('are 60 and more, most in three lights', () => {
    const kinds = Object.values(activityKinds);
    expect(kinds.length).toBeGreaterThanOrEqual(60);
    expect(activityScenes.size).toBe(kinds.reduce((sum, { lights }) => sum + lights.length, 0));
    expect(Math.min(...kinds.map(({ lights }) => new Set(lights).size))).toBeGreaterThanOrEqual(2);
  });

  it('follow what the activity is, and where', () => {
    expect(kindAt('dune-45', 'Balloon over the desert')).toBe('balloon');
    expect(kindAt('arugam-bay', 'Surf lesson')).toBe('surf');
    expect(kindAt('chiang-mai-old-city', 'Cooking class')).toBe('cooking');
    expect(kindAt('nuwara-eliya-tea', 'Tea factory')).toBe('tea');
    expect(kindAt('kyoto-fushimi-inari', 'Tea ceremony')).toBe('tea-house');
    expect(kindAt('deadvlei', 'Walk with a guide')).toBe('hike-desert');
    expect(kindAt('tre-cime-dolomites', 'Walk with a guide')).toBe('hike-mountain');
    expect(kindAt('fes-medina', 'Through the lanes')).toBe('medina');
    expect(kindAt('etosha-halali', 'Game drive')).toBe('safari');
    expect(kindAt('venice', 'By boat')).toBe('boat-city');
    expect(kindAt('phong-nha', 'By boat into the cave')).toBe('cave-boat');
  });

  it('of a place never give the same picture twice', () => {
    const twice = places.filter(({ key, activities }) => {
      const names = picturesOfActivities(activities, factsAt(key));
      return new Set(names).size !== names.length;
    });
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it('are many: no kind has more than one in twelve activities, and 60 are in use', () => {
    const counts = new Map<string, number>();
    const all = places.flatMap(({ key, activities }) => activities.map((one) => kindOf(one, factsAt(key))));
    for (const kind of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(60);
    expect(Math.max(...counts.values())).toBeLessThan(all.length / 12);
  });

  it('are chosen by hand only for activities that exist', () => {
    const keys = new Set(places.flatMap(({ activities }) => activities.map(({ key }) => key)));
    expect(Object.keys(chosenKinds).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('can all be composed, with the subject inside the picture', { timeout: 120_000 }, () => {
    const outside = Object.entries(activityKinds).filter(([name, { lights }]) => {
      const key = `${name}-${lights[0]}`;
      const job = { root: ROOT, key, kind: 'activity', country: '', folder: '', size: 'draft' } as const;
      const { subject, focus } = sceneOfJob(job).scene;
      const middle = subject ? (subject.top + subject.bottom) / 2 : 0.5;
      return focus.x < 0.2 || focus.x > 0.85 || middle < 0.1 || middle > 0.95;
    });
    expect(outside.map(([name]) => name)).toEqual([]);
  });
});

describe('the table of the server', () => {
  it('names the picture of every activity', () => {
    const file = path.join(ROOT, 'src/server/artwork/activities.json');
    const table: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    const expected = Object.fromEntries(
      places.flatMap(({ key, activities }: { key: string; activities: ActivityText[] }) => {
        const names = picturesOfActivities(activities, factsAt(key));
        return activities.map((one, index) => [`${key}/${one.key}`, names[index]]);
      }),
    );
    expect(table).toEqual(expected);
  });
});
