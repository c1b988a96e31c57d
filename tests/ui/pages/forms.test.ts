import { expect, it } from 'vitest';
import {
  EMPTY_FORM,
  feedbackErrors,
  feedbackOf,
  formOf,
} from '../../../src/ui/features/feedback/feedback-form.ts';
import { EMPTY_CONTACT, invalidFields } from '../../../src/ui/pages/contact/contact-form.ts';

const VALID = { name: 'Ada', email: 'ada@example.org', subject: 'Hi', message: 'Hello.', website: '' };

it.each([
  [{}, []],
  [{ email: 'ada' }, ['email']],
  [{ email: 'ada..b@example.org' }, ['email']],
  [{ email: 'ada@example' }, ['email']],
  [{ name: '  ', message: 'x'.repeat(5_001) }, ['name', 'message']],
])('contact form with %j has the invalid fields %j', (change, fields) => {
  expect(invalidFields({ ...VALID, ...change })).toEqual(fields);
});

it('an empty contact form has all fields invalid', () => {
  expect(invalidFields(EMPTY_CONTACT)).toEqual(['name', 'email', 'subject', 'message']);
});

const FORM = { rating: 3, wouldRecommend: false, comments: ' ok ', heardFrom: [], other: 'left over' };

it('feedback requires a rating, an answer and comments', () => {
  expect(feedbackErrors({ ...FORM, rating: 0, wouldRecommend: null, comments: ' ' })).toEqual({
    rating: true,
    recommend: true,
    comments: true,
  });
  expect(feedbackOf({ ...FORM, comments: 'x'.repeat(501) }, 'home')).toBeNull();
});

it('feedback includes the free text only when its box is checked', () => {
  expect(feedbackOf(FORM, 'home')).toEqual({
    rating: 3,
    wouldRecommend: false,
    comments: 'ok',
    component: 'home',
    heardFrom: [],
    heardFrom_other: null,
  });
  expect(feedbackOf({ ...FORM, heardFrom: ['other'] }, 'home')?.heardFrom_other).toBe('left over');
});

it('formOf restores stored feedback and ignores invalid values', () => {
  const written = { ...FORM, comments: 'ok', heardFrom: ['search', 'other'] as const, other: 'a book' };
  expect(formOf({ ...feedbackOf(written, 'home') })).toEqual(written);
  expect(formOf({ rating: '5', heardFrom: 'search', comments: null })).toEqual(EMPTY_FORM);
});
