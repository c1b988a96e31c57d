import { describe, expect, it } from 'vitest';
import { ContentError, contentFiles, type ContentFile } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';

const files = contentFiles({ unpublished: true });

interface Written {
  country_key: string;
  airport: string;
  phone: { source?: string };
  regions: { places: string[] }[];
  de: { description: string };
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

describe('content that is not published yet', () => {
  it('is not among the files that the server imports', () => {
    expect(contentFiles().filter(({ kind }) => kind === 'drafts' || kind === 'practical')).toEqual([]);
  });

  it('is reported where practical facts name an unknown place or source', () => {
    const errors = errorsWith('practical', 'peru', (value) => {
      for (const region of value.regions) region.places = ['atlantis'];
      value.phone.source = 'nobody';
    });
    expect(errors).toContain('practical/peru.json: regions.0: unknown place atlantis');
    expect(errors).toContain('practical/peru.json: unknown source nobody');
  });

  it('is reported where a draft names an unknown country or airport, or lacks a text', () => {
    const unknown = errorsWith('drafts', 'lima', (value) => {
      value.country_key = 'atlantis';
      value.airport = 'XXX';
    });
    expect(unknown).toEqual([
      'drafts/lima.json: unknown country atlantis',
      'drafts/lima.json: unknown airport XXX',
    ]);
    const incomplete = errorsWith('drafts', 'lima', (value) => {
      value.de.description = '';
    });
    expect(incomplete).toContainEqual(expect.stringContaining('drafts/lima.json: de.description'));
  });
});
