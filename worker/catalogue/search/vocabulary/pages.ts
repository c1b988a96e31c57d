import type { SearchPage } from '../../../../src/contract/search/search-parts.ts';

/** Synonyms of the titles of the site’s pages in both languages. */
export const PAGE_TERMS: Readonly<Record<SearchPage, string>> = {
  about: 'about, about us, about rucksack, who we are, über uns, über rucksack, wer wir sind, team, company',
  'about-the-catalogue':
    'about the catalogue, how the catalogue is made, how it is made, methodology, editorial team, editorial guidelines, data sources, über den katalog, so entsteht der katalog, redaktion, quellen, datenquellen, quellenangaben, methodik',
  collections:
    'collections, all collections, sammlungen, alle sammlungen, travel ideas, reiseideen, inspiration',
  contact:
    'contact, contact us, kontakt, kontaktformular, contact form, support, email us, schreib uns, feedback, customer service, kundenservice',
  faq: 'faq, faqs, questions, frequently asked questions, questions and answers, häufige fragen, häufig gestellte fragen, fragen, fragen und antworten, help, hilfe, hilfeseite, help center',
  privacy:
    'privacy, privacy policy, privacy statement, data protection, datenschutz, datenschutzerklärung, cookies, cookie policy, gdpr, dsgvo, tracking',
  terms:
    'terms, terms of use, terms of service, terms and conditions, nutzungsbedingungen, agb, geschäftsbedingungen, conditions',
  imprint: 'imprint, impressum, legal notice, legal, anbieterkennzeichnung, publisher, rechtliches',
  disclaimer: 'disclaimer, haftungsausschluss, liability, haftung',
  projects: 'projects, projekte',
  'sustainable-travel':
    'sustainable travel, travelling sustainably, traveling sustainably, nachhaltig reisen, nachhaltiges reisen, responsible travel, verantwortungsvoll reisen, sustainable tourism, nachhaltiger tourismus',
  account:
    'account, my account, konto, mein konto, delete account, delete my account, konto löschen, account löschen, settings, account settings, einstellungen, kontoeinstellungen, change password, passwort ändern, change email, change language, sprache ändern, benutzerkonto, export my data, meine daten',
  login: 'login, log in, sign in, signin, einloggen, anmelden, anmeldung',
  signup:
    'sign up, signup, register, registration, registrieren, registrierung, create account, create an account, konto erstellen, konto anlegen, account erstellen',
  'forgot-password':
    'forgot password, forgotten password, forgot my password, password, lost password, reset password, passwort, passwort vergessen, passwort zurücksetzen, kennwort vergessen, neues passwort',
  storage:
    'storage, offline storage, device storage, downloads, offline downloads, speicher, offline speicher, speicherplatz, gerätespeicher, downloads verwalten, free space, platz schaffen, offline maps, offline karten',
  'tours-bookmarked':
    'my tours, my trips, my plans, saved tours, meine touren, meine reisen, gespeicherte touren, eigene touren',
  'user-name-favorites':
    'favourites, favorites, my favourites, my favorites, favoriten, meine favoriten, merkliste, bookmarks, wishlist, wunschliste, lesezeichen',
  today: 'today, heute, current tour, aktuelle tour',
  'tours-create':
    'tour planner, trip planner, planner, plan a tour, plan a trip, plan my trip, route planner, reiseplaner, tourenplaner, tourplaner, routenplaner, planer, tour planen, reise planen, neue tour, new tour',
  destinations:
    'destinations, destination, countries, country list, all countries, reiseziele, reiseziel, länder, alle länder, urlaubsziele, travel destinations',
  experiences:
    'experiences, things to do, attractions, sights, erlebnisse, sehenswürdigkeiten, aktivitäten, activities',
  tours: 'tours, itineraries, ready made tours, touren, rundreisen, reiserouten, fertige touren, routes',
  blog: 'blog, posts, articles, artikel, blogbeiträge, magazine, magazin, stories, reiseblog, travel blog',
};
