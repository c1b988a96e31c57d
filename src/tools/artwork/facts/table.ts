import {
  BIOMES,
  GROUNDS,
  RELIEFS,
  SEASONS,
  WATER_COLORS,
  WATERS,
  type BiomeName,
  type GroundName,
  type Relief,
  type Season,
  type WaterColor,
  type WaterKind,
} from './words.ts';

/** What is true of a place; pictures of it may show nothing else. */
export interface Facts {
  biome: BiomeName;
  reliefs: readonly Relief[];
  /** Its waters, each in the colors that it really has. */
  waters: readonly { kind: WaterKind; colors: readonly WaterColor[] }[];
  grounds: readonly GroundName[];
  /** Plants by the names that `trees` of a plan uses, the usual one first. */
  plants: readonly string[];
  /** Styles of its houses; empty where nobody builds. */
  houses: readonly string[];
  animals: readonly string[];
  /** Boats on its waters. */
  boats: readonly string[];
  season: Season;
  /** Landmarks by the names that `landmark` of a plan uses. */
  sights: readonly string[];
  /** By what one recognizes it, in words. */
  known: string;
}

export type FactsOf = Readonly<Record<string, Facts>>;

const COLUMNS = 12;

/**
 * Reads a table with a place a line:
 * `key | biome | relief | water | ground | plants | houses | animals | boats | season | sights | known for`.
 * Several words of a column are separated by spaces, `-` is none; `sea:turquoise,blue` names a water's colors.
 * @throws if a word is unknown or a line has another number of columns
 */
export function factsTable(text: string): FactsOf {
  const rows: Record<string, Facts> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== COLUMNS) throw new Error(`${cells.length} columns: ${line}`);
    const [key = '', biome = '', relief = '', water = '', ground = '', ...others] = cells;
    const [plants = '', houses = '', animals = '', boats = '', season = '', sights = '', known = ''] = others;
    if (rows[key]) throw new Error(`${key} twice`);
    rows[key] = {
      biome: keyOf(key, BIOMES, biome),
      reliefs: wordsOf(relief).map((word) => keyOf(key, RELIEFS, word)),
      waters: wordsOf(water).map((word) => {
        const [kind = '', colors = ''] = word.split(':');
        return {
          kind: oneOf(key, WATERS, kind),
          colors: colors
            .split(',')
            .filter((color) => color !== '')
            .map((color) => keyOf(key, WATER_COLORS, color)),
        };
      }),
      grounds: wordsOf(ground).map((word) => keyOf(key, GROUNDS, word)),
      plants: wordsOf(plants),
      houses: wordsOf(houses),
      animals: wordsOf(animals),
      boats: wordsOf(boats),
      season: oneOf(key, SEASONS, season),
      sights: wordsOf(sights),
      known,
    };
  }
  return rows;
}

function wordsOf(cell: string): string[] {
  return cell === '-' ? [] : cell.split(/\s+/);
}

function oneOf<Word extends string>(key: string, words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`${key}: unknown word "${word}"`);
  return found;
}

function keyOf<Table extends object>(key: string, table: Table, word: string): keyof Table {
  if (!isKey(table, word)) throw new Error(`${key}: unknown word "${word}"`);
  return word;
}

function isKey<Table extends object>(table: Table, word: PropertyKey): word is keyof Table {
  return Object.hasOwn(table, word);
}
