import { ENDPOINTS, type Endpoint } from '../../src/contract/endpoints.ts';
import { USER_ENDPOINTS, type UserEndpointName } from '../../src/contract/user-endpoints.ts';
import { PASSWORD } from '../server/accounts/account-client.ts';

/** One endpoint with a valid sample request. */
export interface Call {
  name: string;
  method: Endpoint['method'];
  /** Below the base, with path parameters filled in. */
  path: string;
  signedIn: boolean;
  /** It changes data, so that only pages of the site may call it. */
  changes: boolean;
  conditional: boolean;
  picture: boolean;
  /** A valid body, if it has one. */
  sample: unknown;
}

export const ITEM_ID = '0196a1b2-0000-7000-8000-000000000001';
const TIME = '2026-01-02T03:04:05.678Z';

type BodyName<Table> = {
  [Name in keyof Table]: Table[Name] extends { body: unknown } ? Name : never;
}[keyof Table];

/** A new endpoint with a body does not compile without a sample here, so that none is left out. */
const USER_SAMPLES: Record<BodyName<typeof USER_ENDPOINTS>, unknown> = {
  signup: { username: 'newcomer', email: 'newcomer@example.net', password: PASSWORD, language: 'en' },
  login: { login: 'nobody', password: PASSWORD },
  patchUser: { location: 'Kandy' },
  deleteUser: { password: 'not the password' },
  putLanguage: { language: 'en' },
  putPassword: { current: 'not the password', password: PASSWORD },
  forgotPassword: { email: 'nobody@example.net' },
  resetPassword: { token: 'x'.repeat(43), password: PASSWORD },
  confirmEmail: { token: 'x'.repeat(43) },
  resendEmail: {},
  putSettings: {
    id: 'settings',
    theme: 'dark',
    currency: null,
    distanceUnit: 'km',
    temperatureUnit: 'c',
    updatedAt: TIME,
  },
  putSavedList: {
    id: ITEM_ID,
    name: 'Places',
    places: [{ id: '0', name: 'A bench', at: [80, 7], country: 'LK' }],
    updatedAt: TIME,
  },
  putConflict: {
    id: ITEM_ID,
    collection: 'tours',
    documentId: ITEM_ID,
    path: 'name',
    kind: 'value',
    value: 'Another name',
    by: 'mine',
  },
  favTour: { tourId: 'classic' },
  unfavTour: { tourId: 'classic' },
  putTour: { id: ITEM_ID, itinerary: [] },
  publishTour: { published: true },
  favExperience: { experienceId: 'ella' },
  unfavExperience: { experienceId: 'ella' },
  putExperience: {
    id: ITEM_ID,
    title: 'A bench',
    country_key: 'sri-lanka',
    location: { coordinates: [80, 7] },
    duration: 2,
  },
  publishExperience: { published: true },
};
const SAMPLES: Record<BodyName<typeof ENDPOINTS>, unknown> = {
  tourConnections: { experience_keys: [] },
  search: { searchString: 'ella' },
  feedbacks: { rating: 4, comments: 'Fine.', component: 'home', wouldRecommend: true, heardFrom: [] },
  corrections: { kind: 'experience', key: 'ella', fact: 'hours', correction: 'It closes at six.' },
  contact: {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Hello',
    message: 'Hello.',
    proof: { challenge: 'x', nonce: '1' },
  },
};

/** Queries that are too long for an address. */
const ASKS_BY_POST = new Set(['tourConnections', 'search']);
const PARTS: Record<string, string> = {
  id: ITEM_ID,
  slug: 'no-such-tour',
  key: 'no-such-country',
  name: 'nobody-of-this-name',
  provider: 'google',
};

const lookUp = (samples: Record<string, unknown>, name: string): unknown => samples[name];

export const CALLS: readonly Call[] = [
  ...Object.entries<Endpoint>(USER_ENDPOINTS).map(([name, endpoint]) => ({
    name,
    method: endpoint.method,
    path: filled(endpoint.path),
    signedIn: endpoint.signedIn === true,
    changes: endpoint.method !== 'GET',
    conditional: endpoint.conditional === true,
    picture: endpoint.picture === true,
    sample: lookUp(USER_SAMPLES, name),
  })),
  ...Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => ({
    name,
    method: endpoint.method,
    path: filled(endpoint.path),
    signedIn: false,
    changes: endpoint.method !== 'GET' && !ASKS_BY_POST.has(name),
    conditional: false,
    picture: false,
    sample: lookUp(SAMPLES, name),
  })),
];

export function callOf(name: UserEndpointName): Call {
  const call = CALLS.find((known) => known.name === name);
  if (call === undefined) throw new Error(`unknown call ${name}`);
  return call;
}

function filled(path: string): string {
  return path.replaceAll(/:(\w+)/g, (_whole, part: string) => {
    const value = PARTS[part];
    if (value === undefined) throw new Error(`unknown path parameter: ${part}`);
    return value;
  });
}
