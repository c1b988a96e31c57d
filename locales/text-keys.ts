import type english from './en.json';
import type { PluralParams, TextParams } from './text-params.ts';

type En = typeof english;
type Path<Node> = {
  [Name in keyof Node & string]: Node[Name] extends string ? Name : `${Name}.${Path<Node[Name]>}`;
}[keyof Node & string];
type StartOf<Key> = Key extends `${infer Start}.other` ? Start : never;
type Values<Name extends string> = Readonly<Record<Name, string | number>>;
type Count = Readonly<{ count?: string }>;

/** Key of a text in `locales`. */
export type TextKey = Path<En>;
/** Key with plural forms. */
export type PluralKey = StartOf<TextKey>;

/** Arguments after the key: none, or a value for each parameter of the text. */
export type TextArgs = {
  [Key in TextKey]: Key extends keyof TextParams ? [params: Values<TextParams[Key]>] : [];
};
/** Arguments after key and count; `count` may be given in another format. */
export type PluralArgs = {
  [Key in PluralKey]: Key extends keyof PluralParams
    ? [params: Values<PluralParams[Key]> & Count]
    : [params?: Count];
};

/** Texts that are named after the values of something in the data. */
interface ValueTexts {
  'browse.budget': keyof En['browse']['budget'];
  'browse.days': keyof En['browse']['days'];
  'browse.duration': keyof En['browse']['duration'];
  'browse.other': keyof En['browse']['other'];
  'browse.sort': keyof En['browse']['sort'];
  'browse.source': keyof En['browse']['source'];
  categories: keyof En['categories'];
  continents: keyof En['continents'];
  'destination.service': keyof En['destination']['service'];
  georegions: keyof En['georegions'];
  mode: Exclude<keyof En['mode'], 'on-land'>;
  'post.tag': keyof En['post']['tag'];
  'search.page': keyof En['search']['page'];
  'search.section': keyof En['search']['section'];
  'server.operator': keyof En['server']['operator'];
  'sync.value': 'morning' | 'afternoon' | 'evening';
  'transport.hint': keyof En['transport']['hint'];
  'weather.temperature': keyof En['weather']['temperature'];
  'weather.wetness': keyof En['weather']['wetness'];
}

/**
 * Key of a text that is named after a value of the data, `categories.beach`. Unlike in `categories.${value}`, the
 * value may be any string; tests hold that each value has its text.
 */
export function textKeyOf<Start extends keyof ValueTexts>(start: Start, value: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests hold that each value has its text
  return `${start}.${value}` as `${Start}.${ValueTexts[Start]}`;
}
