import { placePracticalSchema } from '../../src/model/schemas/place-practical.ts';
import { PHRASES, practicalSchema, SEASONS } from '../../src/model/schemas/practical.ts';
import { COST_KINDS, COST_LEVELS } from '../../src/model/place/day-costs.ts';
import { READING } from '../../src/ui/pages/destination/reading-parts.ts';
import {
  IGNORED_KINDS,
  LIST_PROBLEMS,
  LIST_REJECTIONS,
  MATCH_DOUBTS,
} from '../../src/contract/place-list.ts';
import { LIST_ORDERS } from '../../src/ui/features/export/place-list/place-choice.ts';
import fs from 'node:fs';
import path from 'node:path';
import { ALL_CORRECTION_FACTS, HEARD_FROM } from '../../src/contract/message-limits.ts';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../src/contract/problem.ts';
import type { ChangeName } from '../../src/data/planner/planner-state.ts';
import { INSTALL_GUIDES } from '../../src/data/offline/installation.ts';
import { STORED_PARTS } from '../../src/data/offline/storage-sizes.ts';
import type { StorageState } from '../../src/data/storage/storage-state.ts';
import { LOCALES } from '../../src/model/base/locale.ts';
import { categoryGroups, CATEGORY_KEYS, TOUR_OTHERS } from '../../src/model/category.ts';
import { CONNECTION_TYPES } from '../../src/model/connection-type.ts';
import { CONTINENTS, GEOREGIONS } from '../../src/model/place/georegion.ts';
import { ITEM_KINDS } from '../../src/model/schemas/stop-item.ts';
import { FAQ_GROUPS } from '../../src/model/faq-groups.ts';
import { GUIDE_SECTIONS } from '../../src/contract/search/guide-sections.ts';
import { SEARCH_PAGES } from '../../src/contract/search/search-parts.ts';
import { PAGE_KEYS, POST_TAGS } from '../../src/model/schemas/story.ts';
import { TRANSPORT_HINTS } from '../../src/model/schemas/network.ts';
import { PAGE_TERMS } from '../../src/server/site/page-parts.ts';
import { SITE_PAGES } from '../../src/contract/paths/site-paths.ts';
import { isItemPage } from '../../src/server/site/page-routes.ts';
import { COUNTRY_TEXTS } from '../../src/server/site/pages/destination-page.ts';
import { DURATIONS, FILTER_GROUPS, SORTS } from '../../src/ui/features/planner/add/filter/filter-state.ts';
import { FIELD_ERRORS } from '../../src/ui/features/account/form/account-fields.ts';
import { PICTURE_ERRORS } from '../../src/ui/features/account/picture/check-picture.ts';
import {
  DURATIONS as STAY_LENGTHS,
  EXPERIENCE_SORTS,
} from '../../src/ui/pages/experiences/experience-filters.ts';
import { BUDGETS, OTHERS } from '../../src/ui/pages/destinations/destination-filters.ts';
import { TOUR_DAYS, TOUR_SOURCES } from '../../src/ui/pages/tours/tour-filters.ts';
import { COUNTRY_TERMS } from '../../src/ui/pages/destination/country-facts.ts';
import type { OptionSort } from '../../src/ui/features/planner/itinerary/connection/sort-options.ts';
import { NAMED_FIELDS } from '../../src/ui/features/export/failure-labels.ts';
import { COMPARED_FIELDS } from '../../src/ui/features/sync/value-labels.ts';
import { EXPORT_FORMATS } from '../../src/ui/features/export/export-formats.ts';
import { TEMPERATURES, WETNESSES } from '../../src/model/place/nearest-climate.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A complete key in quotes; file names and other dotted names begin differently. */
const LITERAL = /(['"`])([a-z][A-Za-z]*(?:\.[A-Za-z0-9-]+)+)\1/g;
/** A computed key, as its fixed parts around `${…}`. */
const TEXT_KEY_OF = /\btextKeyOf\(\s*'([^']+)',[^)]+\)/g;
const COMPUTED = /\b(?:t|tn|translate|translateByName)\(\s*(?:locale, )?`([^`]+)`/g;

const CONNECTION_TEXTS: Record<OptionSort, true> = { fastest: true, cheapest: true, greenest: true };
const STORAGE: Record<Exclude<StorageState, 'ok'>, true> = {
  blocked: true,
  broken: true,
  full: true,
  outdated: true,
  denied: true,
};
/** Changes described by their name alone; the others name their keys in `describe-change.ts`. */
const PLAIN_CHANGES: readonly ChangeName[] = [
  'stop-added',
  'stop-removed',
  'cleared',
  'countries-changed',
  'departure-changed',
  'reversed',
  'renamed',
  'notes-changed',
  'booking-changed',
  'plan-fitted',
  'hotel-only-on',
  'hotel-only-off',
  'own-connection-removed',
  'bookings-reset',
  'item-added',
  'item-changed',
  'item-moved',
  'item-removed',
];
const BOOKING_KINDS = ['flights', 'rentals', 'stays', 'transport'];
const VEHICLES = ['rental-4x4', 'tuk-tuk'];
const SAVING = ['saved', 'saving', 'failed', 'memory'];
const SYNC = ['up-to-date', 'refreshing', 'offline', 'stale'];
const NOTICES = ['no-tour', 'not-found', 'refused'];
const TOUR_ERRORS = ['too-big', 'not-json', 'not-a-tour', 'newer', 'unreadable', 'not-saved'];
const LEVELS = ['low', 'medium', 'high'];
const LISTS = ['destinations', 'experiences', 'posts', 'tours'];
const BENEFITS = ['tours', 'experiences', 'filtering'];
/** Item pages use the item's texts instead. */
const PLAIN_PAGES = [...SITE_PAGES.filter((page) => !isItemPage(page)), 'not-found'];

/** Every computed key with its possible values. */
const PRACTICAL = practicalSchema.shape;
const PLACE = placePracticalSchema.shape;
const FAMILIES: Record<string, readonly string[]> = {
  'account.error.${}': FIELD_ERRORS,
  'account.prompt.${}': ['favorite', 'own', 'publish'],
  'account.picture.error.${}': PICTURE_ERRORS,
  'account.failure.${}': ['offline', 'failed', 'signedOut'],
  'browse.budget.${}': BUDGETS,
  'browse.days.${}': TOUR_DAYS,
  'browse.duration.${}': STAY_LENGTHS,
  'browse.other.${}': [...new Set([...OTHERS, ...TOUR_OTHERS])],
  'browse.sort.${}': EXPERIENCE_SORTS,
  'browse.source.${}': TOUR_SOURCES,
  'browse.${}.found': LISTS,
  'browse.${}.loading': LISTS,
  'browse.${}.match': LISTS,
  'browse.${}.none': LISTS,
  'browse.${}.show': LISTS,
  'categories.${}': CATEGORY_KEYS,
  'categoryGroups.${}': LOCALES.flatMap((locale) => categoryGroups(locale)),
  'continents.${}': CONTINENTS,
  'correction.facts.${}': ALL_CORRECTION_FACTS,
  'correction.${}': ['sent', 'kept'],
  'feedback.source.${}': HEARD_FROM,
  'georegions.${}': GEOREGIONS,
  'destination.section.${}': Object.values(READING),
  'guide.ask.${}': PRACTICAL.ask.def.element.shape.kind.options,
  'guide.check.${}': PRACTICAL.checklist.def.element.shape.kind.options,
  'guide.cost.${}': COST_KINDS,
  'guide.health.${}': PRACTICAL.health.def.element.shape.kind.options,
  'guide.level.${}': COST_LEVELS,
  'guide.licence.${}': PRACTICAL.driving.shape.licence.options,
  'guide.malaria.${}': PRACTICAL.malaria.options,
  'guide.money.${}': PRACTICAL.money.def.element.shape.kind.options,
  'guide.phrase.${}': PHRASES,
  'guide.phrases.${}': ['meaning', 'local', 'say'],
  'guide.power.${}': PRACTICAL.power_cuts.options,
  'guide.safety.${}': PRACTICAL.safety.def.element.shape.kind.options,
  'guide.season.${}': SEASONS,
  'guide.water.${}': PRACTICAL.tap_water.options,
  'guide.yellow.${}': PRACTICAL.yellow_fever.options,
  'guide.${}.label': ['malaria', 'water', 'yellow'],
  'guide.${}.title': [
    'map',
    'holidays',
    'costs',
    'connections',
    'borders',
    'before',
    'health',
    'money',
    'scams',
    'safety',
  ],
  'items.away.${}': ['before', 'after'],
  'items.kind.${}': ITEM_KINDS,
  'contact.${}': ['name', 'email', 'subject', 'message'],
  'contact.missing.${}': ['name', 'email', 'subject', 'message'],
  'contact.unsent.${}': ['waiting', 'refused', 'held', 'elsewhere', 'failed'],
  'contact.outcome.${}': ['sent', 'stored.offline', 'stored.busy', 'rejected', 'failed'],
  'destination.budget.${}': ['1', '2', '3'],
  'destination.driving.${}': ['left', 'right'],
  'destination.lgbtiq.${}': LEVELS,
  'destination.safety.${}': LEVELS,
  'destination.season.${}': ['dry', 'wet'],
  'destination.service.${}': ['police', 'ambulance', 'fire', 'mobile', 'tourist-police'],
  'destination.solo.${}': LEVELS,
  'destination.term.${}': COUNTRY_TERMS,
  'experience.visit.grade.${}': PLACE.hikes.def.innerType.def.element.shape.grade.options,
  'experience.visit.lead.${}': ['days', 'weeks', 'months'],
  'experience.visit.signal.${}': PLACE.reception.def.innerType.options,
  'experience.visit.stepFree.${}': PLACE.step_free.def.innerType.options,
  'experience.visit.water.${}': PLACE.swimming.def.innerType.shape.level.options,
  'experience.visit.who.${}': PLACE.fees.def.innerType.def.element.shape.who.options,
  'experience.visit.${}': ['booking', 'permit', 'lastEntry', 'swimming', 'access', 'reception', 'hikes'],
  'faq.group.${}': FAQ_GROUPS,
  'kit.sync.${}': SYNC,
  'lists.benefits.${}.link': BENEFITS,
  'lists.benefits.${}.title': BENEFITS,
  'lists.benefits.${}.text': BENEFITS,
  'lists.notHere.button.${}': ['offline', 'saving', 'failed'],
  'lists.notHere.reason.${}': ['offline', 'noted', 'saving', 'failed'],
  'lists.storage.${}': Object.keys(STORAGE),
  'mode.${}': [...CONNECTION_TYPES, ...VEHICLES],
  'planner.${}.title': ['airport', 'dates', 'order'],
  'planner.add.drop.${}': FILTER_GROUPS,
  'planner.add.insert.${}': ['before', 'after'],
  'planner.add.lengths.${}': DURATIONS,
  'planner.add.sort.${}': SORTS,
  'planner.book.${}': [...BOOKING_KINDS, 'experiences'],
  'planner.book.due.${}': [...CONNECTION_TYPES, 'flights', 'stays'],
  'planner.book.find.${}': CONNECTION_TYPES,
  'planner.change.${}': PLAIN_CHANGES,
  'planner.departure.${}': ['none', 'morning', 'afternoon', 'evening', 'time'],
  'planner.map.mode.${}': ['road', 'estimate', 'rail', 'ferry', 'walk', 'flight'],
  'planner.notice.${}.action': NOTICES,
  'planner.notice.${}.text': NOTICES,
  'packs.install.${}': INSTALL_GUIDES,
  'packs.storage.${}.title': STORED_PARTS,
  'packs.storage.${}.what': STORED_PARTS,
  'packs.storage.byItself.${}': ['unmetered', 'always', 'never'],
  'packs.failure.${}': ['offline', 'full', 'server', 'metered'],
  'planner.notice.${}.title': NOTICES,
  'planner.save-short.${}': SAVING,
  'planner.save-state.${}': SAVING,
  'planner.steps.${}': ['add', 'customize', 'book'],
  'planner.connection.${}': Object.keys(CONNECTION_TEXTS),
  'planner.connection.sort-${}': Object.keys(CONNECTION_TEXTS),
  'server.page.${}.description': PLAIN_PAGES,
  'server.page.${}.title': PLAIN_PAGES,
  'server.problem.${}': PROBLEM_CODES,
  'status.${}.empty': ['offline', 'stale'],
  'post.tag.${}': POST_TAGS,
  'search.page.${}': SEARCH_PAGES,
  'search.section.${}': GUIDE_SECTIONS,
  'server.operator.${}': ['name', 'address', 'email'],
  'server.site.country.${}': COUNTRY_TEXTS,
  'server.site.driving.${}': ['left', 'right'],
  'server.site.faq.${}': FAQ_GROUPS,
  'server.site.term.${}': PAGE_TERMS,
  'status.${}.since': ['offline', 'stale'],
  'sync.chip.${}': [
    'saved',
    'saving',
    'offline',
    'signedOut',
    ...['waiting', 'problem', 'compare'].flatMap(plural),
  ],
  'sync.compare.${}': ['keep', 'use'],
  'sync.compare.${}Of': ['keep', 'use'],
  'sync.field.${}': [...COMPARED_FIELDS, 'other'],
  'sync.value.${}': ['morning', 'afternoon', 'evening'],
  'sync.kind.${}': [
    'tours',
    'experiences',
    'savedLists',
    'settings',
    'conflicts',
    'favorites',
    'feedback',
    'correction',
    'contact',
    'picture',
  ],
  'sync.state.${}': [
    'saved',
    'saving',
    'waiting',
    'offline',
    'problem',
    'signed-out',
    'outdated',
    'storage-full',
  ],
  'sync.sure.${}': ['new', 'changed', 'deleted', 'settled'],
  'sync.tried.${}': ['saved', 'offline', 'later'],
  'sync.what.${}': ['new', 'changed', 'deleted', 'settled'],
  'myTours.publish.${}': ['offline', 'unsent', 'signed-out', 'failed'],
  'myTours.sort.${}': ['changed', 'name', 'date', 'days'],
  'export.${}.about': EXPORT_FORMATS,
  'export.${}.title': EXPORT_FORMATS,
  'export.field.${}': [...NAMED_FIELDS, 'other'],
  'export.import.error.${}': TOUR_ERRORS,
  'export.list.doubt.${}': MATCH_DOUBTS,
  'export.list.ignored.${}': IGNORED_KINDS,
  'export.list.order.${}': LIST_ORDERS,
  'export.list.problem.${}': LIST_PROBLEMS,
  'export.list.rejection.${}': LIST_REJECTIONS,
  'position.${}': ['searching', 'denied', 'unavailable'],
  'textPage.${}': PAGE_KEYS,
  'transport.hint.${}': TRANSPORT_HINTS,
  'weather.temperature.${}': TEMPERATURES,
  'weather.wetness.${}': WETNESSES,
};

function plural(key: string): string[] {
  return [`${key}.one`, `${key}.other`];
}

function flatKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatKeys(value as object, `${prefix}${key}.`),
  );
}

function sources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')),
  );
}

describe('keys in code and translations', () => {
  const table = JSON.parse(fs.readFileSync(path.join(ROOT, 'locales/en.json'), 'utf8')) as object;
  const keys = flatKeys(table);
  const known = new Set(keys);
  const code = sources('src/ui', 'src/server').join('\n').replaceAll(TEXT_KEY_OF, '`$1.${}`');
  const topLevelKeys = new Set(Object.keys(table));
  const literals = [...code.matchAll(LITERAL)]
    .map((match) => match[2] ?? '')
    .filter((key) => topLevelKeys.has(key.split('.', 1)[0] ?? ''));
  const computed = [...code.matchAll(COMPUTED)]
    .map((match) => match[1] ?? '')
    .filter((template) => template.includes('${') && topLevelKeys.has(template.split('.', 1)[0] ?? ''))
    .map((template) => template.replace(/\$\{[^}]*\}/g, '${}'));
  const familyKeys = Object.entries(FAMILIES).flatMap(([template, values]) =>
    values
      .map((value) => template.replace('${}', value))
      .flatMap((key) => (known.has(key) ? [key] : plural(key))),
  );

  it('every literal key has a translation', () => {
    expect(literals.length).toBeGreaterThan(200);
    const missing = literals.filter(
      (key) => !known.has(key) && !plural(key).every((form) => known.has(form)),
    );
    expect(missing).toEqual([]);
  });

  it('every computed key belongs to a family whose members all have translations', () => {
    expect([...new Set(computed)].toSorted()).toEqual(Object.keys(FAMILIES).toSorted());
    expect(familyKeys.filter((key) => !known.has(key))).toEqual([]);
  });

  it('every translation is used', () => {
    const used = new Set([...literals, ...literals.flatMap(plural), ...familyKeys]);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
