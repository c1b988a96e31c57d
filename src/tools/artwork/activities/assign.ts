import fs from 'node:fs';
import { activitiesOf } from '../catalogue.ts';
import { seedOf } from '../engine/random.ts';
import { factsOf } from '../facts/index.ts';
import type { Facts } from '../facts/table.ts';
import { kindOf, type ActivityText } from './kind-of.ts';
import { activityKinds } from './kinds.ts';

/**
 * The picture of each activity of a place, as `activity-<kind>-<light>`: by what the activity is, in a light that
 * follows from its key; two activities of a place never have the same.
 */
export function picturesOfActivities(activities: readonly ActivityText[], facts: Facts): string[] {
  const used = new Set<string>();
  return activities.map((activity) => {
    const kind = kindOf(activity, facts);
    const { lights } = activityKinds[kind];
    const first = seedOf(activity.key) % lights.length;
    const names = lights.map(
      (_light, index) => `activity-${kind}-${lights[(first + index) % lights.length]}`,
    );
    const free = names.find((name) => !used.has(name)) ?? names[0] ?? '';
    used.add(free);
    return free;
  });
}

/** Writes the picture of every activity by `place/activity` as a table for the server, sorted. */
export function writeActivityTable(root: string, file: string): void {
  const rows = activitiesOf(root).flatMap(({ key, activities }) => {
    const facts = factsOf(key);
    const names = facts ? picturesOfActivities(activities, facts) : [];
    return activities.flatMap((one, index) => {
      const name = names[index];
      return name === undefined ? [] : [[`${key}/${one.key}`, name] as const];
    });
  });
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
