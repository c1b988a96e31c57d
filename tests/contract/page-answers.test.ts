import { describe, expect, it } from 'vitest';
import { userSchema } from '../../src/contract/account.ts';
import * as answers from '../../src/contract/api/page-answers.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { USER_ENDPOINTS } from '../../src/contract/user-endpoints.ts';

const user = {
  id: '0193480e-0000-7000-8000-000000000001',
  username: 'anna',
  email: 'anna@example.org',
  emailConfirmed: true,
  emailWanted: 'a@example.org',
  image_uri: '/images/user/1.webp',
  location: 'Halle',
  language: 'de',
  hasPassword: true,
  providers: ['google'],
  createdAt: '2026-11-21T22:00:00.000Z',
};
const emptyFields = { email: null, emailWanted: null, image_uri: null, location: null, providers: [] };
const result = { type: 'experience', key: 'kandy', text: 'Kandy' };
const fullResult = { ...result, slug: 'kandy', country_key: 'sri-lanka', highlight: { key: 'a', text: 'b' } };

describe('page answers', () => {
  it.each([
    ['a user', USER_ENDPOINTS.login.answer, answers.userAnswer, { user }],
    ['a bare user', USER_ENDPOINTS.login.answer, answers.userAnswer, { user: { ...user, ...emptyFields } }],
    ['the current user', USER_ENDPOINTS.currentUser.answer, answers.currentUserAnswer, { user }],
    ['a guest', USER_ENDPOINTS.currentUser.answer, answers.currentUserAnswer, { user: null }],
    ['a search', ENDPOINTS.search.answer, answers.searchAnswer, { results: [fullResult, result] }],
  ])('read %s like the schema', (_name, schema, shape, value) => {
    expect(shape({ ...value, later: 1 })).toEqual(schema.parse(value));
  });

  it('have every field of a user', () => {
    const read = answers.userAnswer({ user });
    expect(Object.keys(read?.user ?? {}).sort()).toEqual(Object.keys(userSchema.shape).sort());
  });

  it('read a user of another release with defaults, but not without required fields', () => {
    const { id, username, createdAt } = user;
    const least = { id, username, createdAt, language: 'fr', providers: [1, 'google'] };
    expect(answers.userAnswer({ user: least })?.user).toEqual({
      ...emptyFields,
      id,
      username,
      createdAt,
      location: null,
      language: 'en',
      providers: ['google'],
      emailConfirmed: false,
      hasPassword: false,
    });
    for (const field of ['id', 'username', 'createdAt'])
      expect(answers.userAnswer({ user: { ...user, [field]: undefined } })).toBeUndefined();
    for (const value of [null, [], 'user', { user: null }, { person: user }])
      expect(answers.userAnswer(value)).toBeUndefined();
  });

  it('read a document only with the requested id and a version', () => {
    const shape = answers.documentIn('tour', 't1');
    const tour = { id: 't1', version: 3, published: true, slug: 'loop', name: 'Loop' };
    expect(shape({ tour })).toMatchObject({ version: 3, published: true, slug: 'loop' });
    expect(shape({ tour: { id: 't1', version: 3 } })).toMatchObject({ published: false, slug: null });
    for (const body of [
      { tour: { ...tour, id: 't2' } },
      { tour: { ...tour, version: null } },
      { experience: tour },
    ])
      expect(shape(body)).toBeUndefined();
  });
});
