import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const ROOT = path.resolve(import.meta.dirname, '../..');

function read(locale: string): Record<string, string> {
  const words = JSON.parse(fs.readFileSync(path.join(ROOT, 'locales', `${locale}.json`), 'utf8')) as Words;
  const flat: Record<string, string> = {};
  const walk = (node: Words, prefix: string): void => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') flat[prefix + key] = value;
      else walk(value, `${prefix}${key}.`);
    }
  };
  walk(words, '');
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
    const different = Object.keys(en).filter(
      (key) => placeholders(en[key] ?? '').join() !== placeholders(de[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('have no empty text and no spaces at an end', () => {
    const bad = [...Object.entries(en), ...Object.entries(de)].filter(([, text]) => text.trim() === '');
    expect(bad).toEqual([]);
  });

  it('German says du and sets its own quotation marks', () => {
    const formal = Object.entries(de).filter(
      ([, text]) => /\b(Ihnen|Ihre[nmrs]?|Ihr)\b/.test(text) || /"/.test(text),
    );
    expect(formal).toEqual([]);
  });

  it('German fits countries that need an article, as the Philippines do', () => {
    const bare = Object.entries(de).filter(([, text]) =>
      /(^|[\s(])(in|durch|für|zu|nach|aus|über) \{\{country\}\}|\{\{country\}\} (ist|hat|liegt)/i.test(text),
    );
    expect(bare).toEqual([]);
  });

  it('the page for a new account names all that its form asks for', () => {
    for (const page of ['signup', 'signup2']) {
      expect(en[`server.page.${page}.description`]).toMatch(/name.*email.*password/);
      expect(de[`server.page.${page}.description`]).toMatch(/Name.*E-Mail.*Passwort/);
    }
  });

  it('a page of an account has the same title from the server as in the app', () => {
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
      'tours-bookmarked': 'drafts.title',
    };
    for (const words of [en, de]) {
      const different = Object.entries(pages).filter(
        ([page, key]) => words[`server.page.${page}.title`] !== words[key],
      );
      expect(different).toEqual([]);
      expect(words['server.site.profileOf']).toBe(words['account.profile.titleOf']);
      expect(words['frame.account.signup']).toBe(words['account.signup.title']);
    }
  });

  it('a part of a page has the same heading from the server as in the app', () => {
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
    for (const words of [en, de]) {
      const different = Object.entries(headings).filter(([server, app]) => words[server] !== words[app]);
      expect(different).toEqual([]);
    }
  });

  it('taking a country along and exporting a tour are not called by one name', () => {
    for (const words of [en, de]) {
      expect(words['planner.menu.export']).toBe(words['myTours.export']);
      expect(words['export.import.about']).toContain(words['planner.menu.export']);
      expect(words['planner.menu.export']).not.toBe(words['packs.button.take']);
    }
  });

  it('the full name of a button holds the words that are read on it', () => {
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
    for (const words of [en, de]) {
      const lacking = Object.entries(names).filter(
        ([name, seen]) => !words[name]?.toLowerCase().includes(words[seen]?.toLowerCase() ?? '?'),
      );
      expect(lacking).toEqual([]);
    }
  });
});
