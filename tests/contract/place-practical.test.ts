import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { countryTextsSchema } from '../../src/contract/country-texts.ts';
import { experienceItem } from '../../src/contract/catalogue-answers.ts';
import { SYNC_COLLECTIONS } from '../../src/contract/sync.ts';
import {
  type ExperienceDetails,
  experienceDetailsSchema,
  experienceSummarySchema,
} from '../../src/model/schemas/catalogue.ts';
import { contentFiles } from '../../src/server/content/content-files.ts';
import { readCatalogue } from '../../src/server/content/read-catalogue.ts';

const catalogue = readCatalogue(contentFiles());
const rows = [...(catalogue.get('experienceDetails')?.values() ?? [])] as ExperienceDetails[];
const { practical: _practical, ...older } = experienceDetailsSchema.shape;
/** The schema of installed clients, which know no practical facts. */
const olderRow = z.object(older);

describe('practical facts of places', () => {
  it('are in the texts, without opening hours in the syntax of OpenStreetMap, and not in the summaries', () => {
    const known = rows.filter(({ practical }) => practical !== undefined);
    expect(known.length).toBeGreaterThan(600);
    expect(known.filter(({ practical = {} }) => 'hours' in practical)).toEqual([]);
    const taipei = rows.find(({ key }) => key === 'taipei-101')?.practical;
    expect(taipei).toMatchObject({
      last_entry: '20:15',
      fees: [{ who: 'adult', amount: 600, currency: 'TWD' }],
      booking: { lead_days: 1 },
      step_free: 'yes',
    });
    const summaries = [...(catalogue.get('experiences')?.values() ?? [])];
    expect(summaries.filter((row) => JSON.stringify(row).includes('"practical"'))).toEqual([]);
    expect('practical' in experienceSummarySchema.shape).toBe(false);
  });

  it('reach devices in the texts of a country and the API’s items with details', () => {
    for (const row of rows) expect(SYNC_COLLECTIONS.experienceDetails.row.parse(row)).toEqual(row);
    expect(countryTextsSchema.shape.experienceDetails.parse(rows)).toEqual(rows);
    expect('practical' in experienceItem.shape).toBe(true);
  });

  it('are ignored by installed clients, which keep the rest of the row', () => {
    for (const { practical: _ignored, ...rest } of rows)
      expect(olderRow.parse({ ...rest, practical: _ignored })).toEqual(rest);
  });

  it('may be missing, as from an earlier server', () => {
    for (const row of rows.map((one) => olderRow.parse(one)))
      expect(experienceDetailsSchema.parse(row)).toEqual(row);
  });

  it('may have further fields later, also in lists', () => {
    const row = rows.find(({ practical }) => practical?.fees !== undefined);
    const fees = row?.practical?.fees?.map((fee) => ({ ...fee, card: true })) ?? [];
    expect(fees.length).toBeGreaterThan(0);
    const later = { ...row?.practical, pets: 'yes', fees };
    expect(experienceDetailsSchema.parse({ ...row, practical: later })).toEqual(row);
  });
});
