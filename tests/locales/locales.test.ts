import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const ROOT = path.resolve(import.meta.dirname, '../..');

function read(locale: string): Record<string, string> {
  const texts = JSON.parse(fs.readFileSync(path.join(ROOT, 'locales', `${locale}.json`), 'utf8')) as Texts;
  const flat: Record<string, string> = {};
  const walk = (node: Texts, prefix: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') flat[prefix + key] = value;
      else walk(value, `${prefix}${key}.`);
    }
  };
  walk(texts, '');
  return flat;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map((match) => match[1] ?? '')
    .toSorted((a, b) => a.localeCompare(b));

describe('locales', () => {
  const en = read('en');
  const de = read('de');

  it('have equal keys', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(100);
  });

  it('have the same placeholders under each key', () => {
    const mismatches = Object.keys(en).filter(
      (key) => placeholders(en[key] ?? '').join() !== placeholders(de[key] ?? '').join(),
    );
    expect(mismatches).toEqual([]);
  });

  it('contain no empty text', () => {
    const empty = [...Object.entries(en), ...Object.entries(de)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('German texts use the informal address and German quotation marks', () => {
    const formal = Object.entries(de).filter(
      ([, text]) => /\b(Ihnen|Ihre[nmrs]?|Ihr)\b/.test(text) || /"/.test(text),
    );
    expect(formal).toEqual([]);
  });

  it('German texts work with country names that need an article', () => {
    const withoutArticle = Object.entries(de).filter(([, text]) =>
      /(^|[\s(])(in|durch|für|zu|nach|aus|über) \{\{country\}\}|\{\{country\}\} (ist|hat|liegt)/i.test(text),
    );
    expect(withoutArticle).toEqual([]);
  });

  it('the description of the sign-up page names all fields of its form', () => {
    for (const page of ['signup', 'signup2']) {
      expect(en[`server.page.${page}.description`]).toMatch(/name.*email.*password/);
      expect(de[`server.page.${page}.description`]).toMatch(/Name.*E-Mail.*Passwort/);
    }
  });

  it('account pages have the same title in server HTML and app', () => {
    const pages = {
      login: 'account.login.title',
      'login-old': 'account.login.title',
      signup: 'account.signup.title',
      signup2: 'account.signup.title',
      account: 'account.page.title',
      'forgot-password': 'account.forgot.title',
      'reset-password': 'account.reset.title',
      'confirm-email': 'account.confirm.title',
      'user-name': 'account.profile.title',
      'user-name-tours': 'account.profile.title',
      'user-name-experiences': 'own.title',
      'user-name-favorites': 'favorites.title',
      'tours-bookmarked': 'userTours.title',
    };
    for (const texts of [en, de]) {
      const mismatches = Object.entries(pages).filter(
        ([page, key]) => texts[`server.page.${page}.title`] !== texts[key],
      );
      expect(mismatches).toEqual([]);
      expect(texts['server.site.profileOf']).toBe(texts['account.profile.titleOf']);
      expect(texts['frame.account.signup']).toBe(texts['account.signup.title']);
    }
  });

  it('page sections have the same heading in server HTML and app', () => {
    const headings = {
      'server.site.activities': 'experience.section.activities',
      'server.site.country.at_a_glance': 'destination.section.glance',
      'server.site.country.esim': 'destination.section.esim',
      'server.site.country.food': 'destination.section.food',
      'server.site.country.getting_around': 'destination.section.around',
      'server.site.country.good_to_know': 'destination.section.know',
      'server.site.country.insurance': 'destination.section.insurance',
      'server.site.country.travel_guides': 'destination.section.guides',
      'server.site.country.visa_info': 'destination.section.visa',
      'server.site.country.when_to_go': 'destination.section.when',
      'server.site.country.where_to_stay': 'destination.section.stay',
      'server.site.faq.account': 'faq.group.account',
      'server.site.faq.data': 'faq.group.data',
      'server.site.faq.offline': 'faq.group.offline',
      'server.site.faq.planner': 'faq.group.planner',
      'server.site.faq.travel': 'faq.group.travel',
      'server.site.nearby': 'experience.section.nearby',
      'server.site.placesInPost': 'post.places',
      'server.site.term.driving': 'destination.term.driving',
      'server.site.term.population': 'destination.term.population',
      'server.site.trail': 'detail.crumbs',
    };
    for (const texts of [en, de]) {
      const mismatches = Object.entries(headings).filter(([server, app]) => texts[server] !== texts[app]);
      expect(mismatches).toEqual([]);
    }
  });

  it('downloading a country and exporting a tour have different names', () => {
    for (const texts of [en, de]) {
      expect(texts['planner.menu.export']).toBe(texts['myTours.export']);
      expect(texts['export.import.about']).toContain(texts['planner.menu.export']);
      expect(texts['planner.menu.export']).not.toBe(texts['packs.button.download']);
    }
  });

  it('the accessible name of a button contains its visible text', () => {
    const names = {
      'browse.filter.findIn': 'browse.filter.find',
      'own.editOf': 'own.edit',
      'own.openMapOf': 'own.openMap',
      'own.planOf': 'own.plan',
      'own.removeOf': 'own.remove',
      'packs.storage.removeOf': 'packs.storage.remove',
      'planner.add.addPlace': 'planner.add.add',
      'planner.add.detailsOf': 'planner.add.details',
      'planner.add.removePlace': 'planner.add.inTour',
      'sync.discardOf': 'sync.discard',
      'sync.openOf': 'sync.open',
      'sync.retryOf': 'sync.retry',
    };
    for (const texts of [en, de]) {
      const failures = Object.entries(names).filter(
        ([name, visible]) => !texts[name]?.toLowerCase().includes(texts[visible]?.toLowerCase() ?? '?'),
      );
      expect(failures).toEqual([]);
    }
  });
});
