import { afterEach, expect, it, vi } from 'vitest';
import { savesData } from '../../../src/data/network/data-saver.ts';
import { isMetered, mayAutoDownload } from '../../../src/data/network/metered-connection.ts';
import { stubDevice } from '../offline/stub-device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [{ type: 'wifi' }, false, false],
  [{ type: 'ethernet' }, false, false],
  [{ type: 'cellular' }, true, true],
  [{ type: 'unknown' }, true, false],
  [{ type: 'other' }, false, true],
  [null, true, false],
  [{}, false, true],
  [{ type: 'wifi', saveData: true }, true, true],
  [{ effectiveType: 'slow-2g' }, true, true],
  [{ effectiveType: '3g' }, true, false],
])('connection %o, computer %s: metered %s', (connection, isComputer, metered) => {
  expect(isMetered(isComputer, connection)).toBe(metered);
  stubDevice(isComputer, { connection });
  expect(isMetered(isComputer)).toBe(metered);
  expect(mayAutoDownload({ byItself: 'unmetered' }, { isComputer })).toBe(!metered);
  expect(mayAutoDownload({ byItself: 'always' }, { isComputer })).toBe(true);
  expect(mayAutoDownload({ byItself: 'never' }, { isComputer })).toBe(false);
});

it('is derived from the kind of device if the browser reports no connection', () => {
  vi.stubGlobal('navigator', { connection: undefined });
  expect([isMetered(true), isMetered(false)]).toEqual([false, true]);
});

it('savesData is true only for saveData or a 2g connection', () => {
  const unclear = [null, { saveData: 'yes' }, { effectiveType: 2 }].map((connection) =>
    savesData(connection),
  );
  expect(unclear).toEqual([false, false, false]);
  expect([savesData({ saveData: true }), savesData({ effectiveType: '2g' })]).toEqual([true, true]);
});
