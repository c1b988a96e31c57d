import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_KEYS } from '../../../src/model/schemas/story.ts';
import type { PageContext } from '../../../src/server/site/page-view.ts';
import { contactPage } from '../../../src/server/site/pages/text-pages.ts';
import { plainView } from '../../../src/server/site/pages/plain-view.ts';
import { readSettings } from '../../../src/server/settings.ts';

function contextOf(environment: Record<string, string>, heroOf: PageContext['heroOf']): PageContext {
  const { operator, flags } = readSettings(environment);
  const shared = {
    locale: 'de',
    origin: '',
    imageBase: '',
    euroRate: 1,
    month: 1,
    operator,
    flags,
    heroOf,
  } as const;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages without content read no collection
  return { ...shared, collections: {} as PageContext['collections'] };
}

describe('pages of text', () => {
  it.each([...PAGE_KEYS, 'faq', 'contact'] as const)('%s has a picture that is drawn', (page) => {
    const sections: string[] = [];
    plainView(
      page,
      contextOf({}, (section) => {
        sections.push(section);
        return undefined;
      }),
    );
    expect(sections).toHaveLength(1);
    expect(fs.existsSync(`src/server/artwork/hero-${sections[0]}.webp`)).toBe(true);
  });
});

describe('the contact page', () => {
  const contentOf = (environment: Record<string, string>) =>
    contactPage(contextOf(environment, () => undefined)).content?.text ?? '';

  it('names the operator with postal address and email', () => {
    const text = contentOf({
      OPERATOR_NAME: 'Reisen & Co',
      OPERATOR_ADDRESS: 'Weg 1, 12345 Ort',
      OPERATOR_EMAIL: 'hallo@example.org',
    });
    const lines = /<address>([^]*)<\/address>/.exec(text)?.[1]?.split(/\s*<br \/>\s*/);
    expect(lines).toEqual([
      'Reisen &amp; Co',
      'Weg 1',
      '12345 Ort',
      '<a href="mailto:hallo@example.org">hallo@example.org</a>',
      '',
    ]);
  });

  it('shows what is set, and nothing where nothing is', () => {
    expect(contentOf({ OPERATOR_EMAIL: 'a@example.org' })).toContain(
      '<address><a href="mailto:a@example.org">',
    );
    expect(contentOf({})).not.toMatch(/address|mailto/);
    expect(contentOf({})).toContain('href="/de/impressum"');
  });
});
