import { describe, expect, it } from 'vitest';
import { ContentError, contentFiles, type ContentFile } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';

const files = contentFiles({ unpublished: true });

function errorsWith(
  kind: ContentFile['kind'],
  key: string,
  change: (value: Record<string, unknown>) => unknown,
) {
  const changed = files.map((file) =>
    file.kind === kind && file.key === key
      ? { ...file, text: JSON.stringify(change(JSON.parse(file.text) as Record<string, unknown>)) }
      : file,
  );
  try {
    readCatalogue(changed);
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
    const errors = errorsWith('practical', 'peru', (value) => ({
      ...value,
      regions: (value['regions'] as { places: string[] }[]).map((region) => ({
        ...region,
        places: ['atlantis'],
      })),
      phone: { ...(value['phone'] as object), source: 'nobody' },
    }));
    expect(errors).toContain('practical/peru.json: regions.0: unknown place atlantis');
    expect(errors).toContain('practical/peru.json: unknown source nobody');
  });

  it('is reported where a draft names an unknown country or airport, or lacks a text', () => {
    expect(
      errorsWith('drafts', 'lima', (value) => ({ ...value, country_key: 'atlantis', airport: 'XXX' })),
    ).toEqual(['drafts/lima.json: unknown country atlantis', 'drafts/lima.json: unknown airport XXX']);
    expect(
      errorsWith('drafts', 'lima', (value) => ({
        ...value,
        de: { ...(value['de'] as object), description: '' },
      })),
    ).toEqual([expect.stringContaining('drafts/lima.json: de.description')]);
  });
});
