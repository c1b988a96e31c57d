import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/model/base/locale.ts';
import { HERO_SECTIONS } from '../../../src/model/pictures/picture.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../../src/model/schemas/catalogue.ts';
import type { Blogpost } from '../../../src/model/schemas/story.ts';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import { mainPictureAlt } from '../../../src/server/site/page-parts.ts';
import { openMasters } from '../../../src/server/images/masters.ts';
import { differenceOf, GRAY_SIDE, hashOfGray } from '../../../src/tools/artwork/likeness.ts';

/** The shipped artwork, compared with the shipped catalogue. */
const FOLDER = path.resolve('src/server/artwork');
/** Most bytes by size; places are 2560 or 1600 wide when drawn anew, those from before 1200. */
const MOST_BYTES = {
  '3440×1000': 90_000,
  '2560×1920': 140_000,
  '1600×1200': 55_000,
  '1200×900': 45_000,
} as const;
/** Bits of 64 in which the perceptual hashes of two pictures differ that look nearly the same. */
const NEARLY_THE_SAME = 8;
const ALL_MOST_BYTES = 70_000_000;

const masters = openMasters(FOLDER);
const catalogue = readCatalogue(contentFiles());
const rows = <Row>(name: string) => [...(catalogue.get(name)?.values() ?? [])] as Row[];
const experiences = rows<ExperienceSummary>('experiences');

interface Pictured {
  key: string;
  image_uris: ExperienceSummary['image_uris'];
  en: { title?: string; name?: string };
  de: { title?: string; name?: string };
}

describe('every experience, country, tour and post', () => {
  const all: [string, Pictured[]][] = [
    ['experiences', experiences],
    ['countries', rows<CountrySummary>('countries')],
    ['tours', rows<TourSummary>('tours')],
    ['blogposts', rows<Blogpost>('blogposts')],
  ];

  it.each(all)('%s have a picture with a file, focal point and color', (_name, items) => {
    expect(items.length).toBeGreaterThan(0);
    const lacking = items.filter(({ image_uris: [picture] }) => {
      const [, key = ''] =
        /^\/images\/[a-z-]+\/([a-z0-9-]+)\/\1\.webp\?v=[0-9a-f]{8}$/.exec(picture?.uri ?? '') ?? [];
      const fits = [picture?.fp_x, picture?.fp_y].every((at) => at !== undefined && at >= 0 && at <= 1);
      return !masters.find(key) || !fits || !/^#[0-9a-f]{6}$/.test(picture?.colour ?? '');
    });
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });

  it.each(all)('%s have an alternative text for their picture in both languages', (_name, items) => {
    const withoutText = items.filter((item) =>
      LOCALES.some((locale) => {
        const name = item[locale].title ?? item[locale].name ?? '';
        return name === '' || mainPictureAlt(name, locale) !== `Illustration: ${name}`;
      }),
    );
    expect(withoutText.map(({ key }) => key)).toEqual([]);
  });
});

describe('activities', () => {
  it('show what one does, or a part of the picture of their experience', () => {
    const without = rows<ExperienceDetails>('experienceDetails').filter(({ key, activities }) =>
      activities.some(
        ({ image_uri }) =>
          !image_uri?.includes(`/${key}/${key}.webp?v=`) && !image_uri?.startsWith('/images/activities/'),
      ),
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('picture files', () => {
  it('have one of four sizes and at most its bytes, 70 MB in all', async () => {
    const keys = [...experiences.map(({ key }) => key), ...HERO_SECTIONS.map((section) => `hero-${section}`)];
    const wrong: string[] = [];
    let total = 0;
    for (const key of keys) {
      const master = masters.find(key);
      const file = master && masters.fileOf(master);
      if (!file || !fs.existsSync(file)) {
        wrong.push(`${key} is missing`);
        continue;
      }
      const { size } = fs.statSync(file);
      const { width, height, format } = await sharp(file).metadata();
      const shape = `${width}×${height}`;
      const hero = key.startsWith('hero-');
      if ((shape === '3440×1000') !== hero || format !== 'webp') wrong.push(`${key} is ${shape} ${format}`);
      // A photograph by the operator has its own size and needs more bytes.
      const most = master.photo
        ? 2 * MOST_BYTES['2560×1920']
        : (Object.entries(MOST_BYTES).find(([one]) => one === shape)?.[1] ?? 0);
      if (size > most) wrong.push(`${key} has ${size} bytes`);
      total += size;
    }
    expect(wrong).toEqual([]);
    expect(total).toBeLessThanOrEqual(ALL_MOST_BYTES);
  }, 60_000);

  it('no two experiences have the same picture', () => {
    const seen = new Map<string, string>();
    const twins = experiences.flatMap(({ key }) => {
      const master = masters.find(key);
      const bytes = master && fs.readFileSync(masters.fileOf(master)).toString('base64');
      const twin = bytes === undefined ? undefined : seen.get(bytes);
      if (bytes !== undefined) seen.set(bytes, key);
      return twin === undefined ? [] : [[twin, key]];
    });
    expect(twins).toEqual([]);
  });

  it('fewer than 2 of 100 are nearly the same as another of their country', async () => {
    const names = experiences
      .flatMap(({ key }) => [key, `${key}-further`])
      .filter((name) => masters.find(name));
    const hashes = await Promise.all(
      names.map(async (name) => {
        const master = masters.find(name);
        if (!master) return { name, hash: 0n };
        const gray = await sharp(masters.fileOf(master))
          .resize(GRAY_SIDE, GRAY_SIDE, { fit: 'fill' })
          .greyscale()
          .raw()
          .toBuffer();
        return { name, hash: hashOfGray(gray) };
      }),
    );
    const countries = new Map(experiences.map(({ key, country_key }) => [key, country_key]));
    const places = hashes.flatMap(({ name, hash }) => {
      const country = countries.get(name.replace(/-further$/, ''));
      return country === undefined ? [] : [{ name, hash, country }];
    });
    const alike = places.filter((one, index) =>
      places
        .slice(0, index)
        .some(
          (other) => other.country === one.country && differenceOf(other.hash, one.hash) <= NEARLY_THE_SAME,
        ),
    );
    expect(places.length).toBeGreaterThanOrEqual(experiences.length);
    expect(alike.map(({ name }) => name).length).toBeLessThan(places.length * 0.02);
  }, 120_000);
});
