import { describe, expect, it } from 'vitest';
import { ContentError, contentFiles, type ContentFile } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';

const files = contentFiles({ practical: true });

interface Written {
  country_key: string;
  airport: string;
  phone: { source?: string };
  regions: { places: string[] }[];
  practical: Record<string, unknown>;
}

/** Errors of the catalogue after a change of one of its files. */
function errorsWith(kind: ContentFile['kind'], key: string, change: (value: Written) => void): string[] {
  const file = files.find((one) => one.kind === kind && one.key === key);
  if (!file) throw new Error(`no ${kind}/${key}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the catalogue has these fields
  const value = JSON.parse(file.text) as Written;
  change(value);
  const others = files.filter((one) => one !== file);
  try {
    readCatalogue([...others, { kind, key, text: JSON.stringify(value) }]);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

describe('practical facts', () => {
  it('are not among the files that the server imports', () => {
    expect(contentFiles().filter(({ kind }) => kind === 'practical')).toEqual([]);
  });

  it('are reported where they name an unknown place or source', () => {
    const errors = errorsWith('practical', 'peru', (value) => {
      for (const region of value.regions) region.places = ['atlantis'];
      value.phone.source = 'nobody';
    });
    expect(errors).toContain('practical/peru.json: regions.0: unknown place atlantis');
    expect(errors).toContain('practical/peru.json: unknown source nobody');
  });

  it('of a place are reported where one is wrong or unknown', () => {
    const errors = errorsWith('experiences', 'lima', (value) => {
      value.practical = { ...value.practical, as_of: 1999, wifi: true };
    });
    expect(errors).toEqual([expect.stringMatching(/^experiences\/lima\.json: practical\.as_of /)]);
    const unknown = errorsWith('experiences', 'lima', (value) => {
      value.practical = { ...value.practical, wifi: true };
    });
    expect(unknown).toEqual(['experiences/lima.json: practical.wifi: unknown key']);
  });
});

it('a place of an unknown country or airport is reported', () => {
  const errors = errorsWith('experiences', 'lima', (value) => {
    value.country_key = 'atlantis';
    value.airport = 'XXX';
  });
  expect(errors).toContain('experiences/lima.json: unknown country atlantis');
  expect(errors).toContain('experiences/lima.json: unknown airport XXX');
});
