import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveText } from '../../../src/data/tours/files/save-file.ts';

const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  click.mockReset().mockReturnValue();
  share.mockReset().mockResolvedValue();
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  Object.assign(navigator, { standalone: true, canShare: () => true, share });
});
afterEach(() => {
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

const save = () => saveText('tour.json', 'application/json', '{}');

it('downloads a file in a browser', () => {
  Object.assign(navigator, { standalone: false });
  save();
  expect(click).toHaveBeenCalledOnce();
  expect(share).not.toHaveBeenCalled();
});

it('hands a file to the share sheet in an installed app on iOS, which has no downloads', () => {
  save();
  expect(share.mock.lastCall?.[0].files?.map(({ name, size }) => [name, size])).toEqual([['tour.json', 2]]);
  expect(click).not.toHaveBeenCalled();
});

it.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('after %s of the share sheet the file is downloaded %i times', async (name, times) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  share.mockRejectedValue(new DOMException('no', name));
  save();
  await new Promise((resolve) => setTimeout(resolve));
  expect(click).toHaveBeenCalledTimes(times);
});

it('downloads a file that cannot be shared', () => {
  Object.assign(navigator, { canShare: () => false });
  save();
  expect(click).toHaveBeenCalledOnce();
});
