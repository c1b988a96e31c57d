import { describe, expect, it } from 'vitest';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { SETTINGS, TOURS } from '../../../worker/sync/documents/document-kinds.ts';
import { readDocument } from '../../../worker/sync/documents/push-documents.ts';
import { sendWrite } from '../../../worker/sync/send-write.ts';
import { acknowledged, problemAnswer } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';

const WRITE = {
  call: USER_CALLS.putTour,
  parts: { id: 't1' },
  mid: '0193480e-0000-7000-8000-0000000000aa',
  body: { name: 'Hills' },
} as const;

const answering =
  (answer: (init: RequestInit) => Response): Fetch =>
  (_address, init) =>
    Promise.resolve(answer(init));

async function headersOf(write: object): Promise<Headers> {
  let sent = new Headers();
  const fetch = answering((init) => {
    sent = new Headers(init.headers);
    // A creation is acknowledged with 201.
    return acknowledged(init, {}, sent.has('If-None-Match') ? 201 : 200);
  });
  await sendWrite(fetch, 'anna-1', { ...WRITE, ...write });
  return sent;
}

describe('sendWrite', () => {
  it.each(['bad-request', 'forbidden', 'not-found', 'conflict', 'too-large', 'invalid'] as const)(
    'answered with %s is rejected',
    async (code) => {
      const errors = [{ path: 'name', message: 'too long' }];
      const fetch = answering(() => problemAnswer(code, { errors }));
      expect(await sendWrite(fetch, 'anna-1', WRITE)).toMatchObject({
        kind: 'rejected',
        code,
        fields: ['name'],
      });
    },
  );

  it.each([
    ['internal', 'server'],
    ['unavailable', 'server'],
    ['too-many-requests', 'server'],
    ['not-signed-in', 'signed-out'],
    ['client-outdated', 'outdated'],
    ['former-epoch', 'former-epoch'],
  ] as const)('answered with %s throws and may be retried', async (problem, code) => {
    const fetch = answering(() => problemAnswer(problem));
    await expect(sendWrite(fetch, 'anna-1', WRITE)).rejects.toMatchObject({ code });
  });

  it('returns the stored document on a version conflict; a response without it is invalid', async () => {
    const meets = (more: object) =>
      sendWrite(
        answering(() => problemAnswer('version-mismatch', { ...more })),
        'anna-1',
        WRITE,
      );
    expect(await meets({ current: { id: 't1' }, heirs: [3, 'x', 5] })).toEqual({
      kind: 'mismatch',
      current: { id: 't1' },
      lostAncestors: [3, 5],
    });
    expect(await meets({ current: null })).toMatchObject({ kind: 'mismatch', current: null });
    await expect(meets({})).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('sends the base version with its epoch, or the condition that nothing is stored', async () => {
    const matches = async (write: object) => {
      const headers = await headersOf(write);
      return [headers.get('If-Match'), headers.get('If-None-Match')];
    };
    expect(await matches({ expected: null, epoch: 2 })).toEqual([null, '*']);
    expect(await matches({ expected: 7 })).toEqual(['"7"', null]);
    expect(await matches({ expected: 7, epoch: 2 })).toEqual(['"7.2"', null]);
    expect(await matches({})).toEqual([null, null]);
  });
});

describe('the stored document in a response', () => {
  const tour = { ...tourOf(1), version: 4 };

  it('is the requested document with a version, or nothing', () => {
    expect(readDocument(TOURS, tour, tour.id)).toEqual(tour);
    expect(readDocument(TOURS, tour)).toEqual(tour);
    expect(readDocument(TOURS, null, tour.id)).toBeNull();
  });

  it.each([
    ['no document', {}],
    ['only its id and version', { id: tour.id, version: 4 }],
    ['without a version', { ...tour, version: null }],
    ['no answer at all', undefined],
  ])('%s is an invalid response', (_what, value) => {
    const bad = expect.objectContaining({ code: 'bad-answer' });
    expect(() => readDocument(TOURS, value, tour.id)).toThrow(bad);
    expect(() => readDocument(SETTINGS, value, tour.id)).toThrow(bad);
  });

  it('must be the requested document', () => {
    expect(() => readDocument(TOURS, tour, 'another')).toThrow(
      expect.objectContaining({ code: 'bad-answer' }),
    );
  });
});
