import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientAddress } from '../../src/server/http/client-address.ts';
import { SETTING_DEFAULTS, SettingsError, readSettings } from '../../src/server/settings.ts';

it('has defaults for an empty environment: softlaunch off, all features on', () => {
  expect(readSettings({})).toEqual({
    logFormat: 'text',
    metricsToken: undefined,
    port: 3000,
    host: undefined,
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    databaseTimeouts: { statementMs: 15_000, lockMs: 5_000 },
    shutdownDelayMs: 2_000,
    backups: true,
    publicOrigin: 'http://localhost:3000',
    trustedProxies: 0,
    flags: {
      softlaunch: false,
      loginActive: true,
      plannerActive: true,
      toursActive: true,
      blogActive: true,
      mapsActive: true,
    },
    ecbUrl: undefined,
    tagManagerId: undefined,
    imageBase: undefined,
    partners: { getyourguide: undefined, viator: undefined },
    operator: { name: undefined, address: undefined, email: undefined },
    smtp: undefined,
    oauth: {},
  });
});

it('README lists every setting with its default', () => {
  const readme = fs.readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const section = /^## Settings\n(.*?)^## /ms.exec(readme)?.[1] ?? '';
  const documented = [...section.matchAll(/^\| `([A-Z_]+)`\s*\| (.*?)\s*\|/gm)];
  expect(documented.map(([, name]) => name)).toEqual(Object.keys(SETTING_DEFAULTS));
  const fixed = Object.entries(SETTING_DEFAULTS).filter(([, value]) => value !== undefined);
  const documentedDefaults = new Map(documented.map(([, name, value]) => [name, value]));
  for (const [name, value] of fixed)
    expect([name, documentedDefaults.get(name)]).toEqual([name, `\`${value}\``]);
});

it('treats an empty variable as missing', () => {
  expect(readSettings({ DATABASE_URL: '', PORT: ' ', SOFTLAUNCH: '' })).toEqual(readSettings({}));
});

it('reads variables', () => {
  const settings = readSettings({
    PORT: '8080',
    SOFTLAUNCH: 'true',
    MAPS_ACTIVE: '0',
    PUBLIC_ORIGIN: 'https://a.example/',
    TAG_MANAGER_ID: 'GTM-ABC1234',
    IMAGE_BASE: 'https://images.example/',
  });
  expect(settings).toMatchObject({ port: 8080, publicOrigin: 'https://a.example' });
  expect(settings).toMatchObject({ tagManagerId: 'GTM-ABC1234', imageBase: 'https://images.example' });
  expect(settings.flags).toMatchObject({ softlaunch: true, mapsActive: false });
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['TRUST_PROXY', '-1'],
  ['TOURS_ACTIVE', 'yes'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['PUBLIC_ORIGIN', 'https://example.org/path'],
  ['ECB_URL', 'nowhere'],
  ['TAG_MANAGER_ID', "GTM-A' 'unsafe-inline"],
  ['TAG_MANAGER_ID', 'UA-12345'],
  ['IMAGE_BASE', 'http://images.example.org'],
  ['IMAGE_BASE', 'https://images.example.org/folder'],
  ['PARTNER_VIATOR', 'P00012345'],
  ['PARTNER_GETYOURGUIDE', 'partner_id=A&javascript:alert(1)'],
  ['OPERATOR_EMAIL', 'nobody'],
])('throws for %s=%s with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('enables a sign-in provider when its id and secret are set', () => {
  const google = { OAUTH_GOOGLE_CLIENT_ID: 'id', OAUTH_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readSettings(google).oauth).toEqual({
    google: { clientId: 'id', clientSecret: 'secret', issuer: undefined },
  });
  expect(() => readSettings({ OAUTH_GOOGLE_CLIENT_ID: 'id' })).toThrow(/OAUTH_GOOGLE_CLIENT_SECRET/);
  expect(() => readSettings({ OAUTH_FACEBOOK_ISSUER: 'https://id.example.org' })).toThrow(/OAUTH_FACEBOOK/);
});

it('requires https for the issuer of a sign-in provider, except on this machine', () => {
  const issuedBy = (issuer: string) =>
    readSettings({
      OAUTH_GOOGLE_CLIENT_ID: 'id',
      OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_GOOGLE_ISSUER: issuer,
    }).oauth.google?.issuer;
  expect(issuedBy('https://id.example.org')).toBe('https://id.example.org');
  expect(issuedBy('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(() => issuedBy('http://id.example.org')).toThrow(
    /OAUTH_GOOGLE_ISSUER must be an address with https/,
  );
});

it('throws with all invalid variables at once', () => {
  expect(() => readSettings({ PORT: 'a', MAPS_ACTIVE: 'b' })).toThrow(/PORT.*MAPS_ACTIVE/);
});

it.each([
  ['1.2.3.4', undefined, 0, '1.2.3.4'],
  ['::ffff:1.2.3.4', undefined, 0, '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9', 0, '10.0.0.1'],
  ['10.0.0.1', '9.9.9.9', 1, '9.9.9.9'],
  ['10.0.0.1', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
  ['10.0.0.1', '9.9.9.9', 3, '9.9.9.9'],
  ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 9.9.9.9:4711, 10.0.0.2', 2, '10.0.0.1'],
  ['2001:db8:0:7::1', undefined, 0, '2001:db8:0:7::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  [undefined, undefined, 0, 'unknown'],
])(
  'clientAddress of %s with X-Forwarded-For %s behind %i proxies is %s',
  (socket, forwarded, proxies, expected) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
    expect(clientAddress(socket, headers, proxies)).toBe(expected);
  },
);
