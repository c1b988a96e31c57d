import type { StoredConflict, UserSettings } from '../../../src/contract/user-things.ts';
import type { Conflict } from '../../../src/model/merge/conflict.ts';
import type { SavedList } from '../../../src/model/schemas/saved-list.ts';
import type { OwnExperience } from '../../../src/model/schemas/own-experience.ts';
import { mergeFields, type FieldRule, type FieldRules } from '../../../src/model/merge/merge-values.ts';
import { mergeTicks } from '../../../src/model/merge/merge-ticks.ts';
import { OWN_EXPERIENCE_RULES } from '../../../src/model/merge/field-rules.ts';
import { mergeKeyed } from './merge-keyed.ts';
import { sameContent } from '../../../src/model/merge/same-content.ts';

/** Three-way merge of two existing documents; `base` is null if both sides created it. */
export interface Merge<T> {
  (base: T | null, local: T, remote: T): { merged: T; conflicts: Conflict[] };
  /** Set if a deletion wins even over an edit of the other side; elsewhere the edit wins. */
  deletionIsFinal?: true;
}

export interface Merged<T> {
  /** Null if the document is deleted. */
  value: T | null;
  conflicts: Conflict[];
  /** True if an edit overrode the other side's deletion. */
  reappeared: boolean;
}

/** Three-way merge including deletions: an edit wins over a deletion, except where `deletionIsFinal`. */
export function mergeDocument<T extends object>(
  base: T | null,
  local: T | null,
  remote: T | null,
  merge: Merge<T>,
): Merged<T> {
  if (local && remote) {
    const { merged, conflicts } = merge(base, local, remote);
    return { value: merged, conflicts, reappeared: false };
  }
  // Without a base, a document missing on the server was not deleted there but lost when a backup was restored.
  const isDeleted = local === null || base !== null;
  if (merge.deletionIsFinal && isDeleted) return { value: null, conflicts: [], reappeared: false };
  const left = local ?? remote;
  const stays = left !== null && !(base !== null && sameContent(base, left));
  return { value: stays ? left : null, conflicts: [], reappeared: stays && base !== null };
}

const SETTINGS_RULES = {
  id: 'entered',
  theme: 'entered',
  currency: 'entered',
  distanceUnit: 'entered',
  temperatureUnit: 'entered',
  // Which level a page marks is not worth asking about.
  costLevel: 'derived',
  ticks: 'part',
  version: 'derived',
  updatedAt: 'derived',
} satisfies Record<keyof UserSettings, FieldRule>;

/** Own experiences and settings: merged field by field; lists and coordinates are atomic, except the ticks. */
export const mergeOwnExperience: Merge<OwnExperience> = mergeByFields(OWN_EXPERIENCE_RULES);
export const mergeSettings: Merge<UserSettings> = (base, local, remote) => {
  const { merged, conflicts } = mergeByFields<UserSettings>(SETTINGS_RULES)(base, local, remote);
  const hasTicks = local.ticks !== undefined || remote.ticks !== undefined;
  const ticks = mergeTicks({ base: base?.ticks, local: local.ticks, remote: remote.ticks });
  return { merged: hasTicks ? { ...merged, ticks } : merged, conflicts };
};

/** Nothing is edited in a list but its name, and that places are removed or put back: a deletion loses nothing. */
export const mergeSavedList: Merge<SavedList> = Object.assign(mergeListedPlaces, {
  deletionIsFinal: true as const,
});

function mergeListedPlaces(base: SavedList | null, local: SavedList, remote: SavedList) {
  const places = mergeKeyed(
    'places',
    { base: base?.places ?? [], local: local.places, remote: remote.places },
    { keyOf: ({ id }) => id, isEdited: () => false, merge: (_path, { remote: place }) => place },
    [],
  );
  const name = base === null || local.name === base.name ? remote.name : local.name;
  return { merged: { ...remote, name, places: places.map(({ entry }) => entry) }, conflicts: [] };
}

/** Stored conflicts are immutable. */
export const mergeStoredConflict: Merge<StoredConflict> = Object.assign(
  (_base: StoredConflict | null, _local: StoredConflict, remote: StoredConflict) => ({
    merged: remote,
    conflicts: [],
  }),
  { deletionIsFinal: true as const },
);

function mergeByFields<T extends object>(rules: FieldRules): Merge<T> {
  return (base, local, remote) => {
    const conflicts: Conflict[] = [];
    const sides = { base: base ?? undefined, local, remote };
    return { merged: mergeFields('', sides, conflicts, rules), conflicts };
  };
}
