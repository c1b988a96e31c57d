import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { printPage, startPrintPreparation } from '../../../src/ui/components/print/print-page.ts';
import { usePrinting } from '../../../src/ui/components/print/printing.ts';

const print = vi.fn<() => void>();
const decode = vi.fn<() => Promise<void>>();

beforeAll(startPrintPreparation);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/faq?token=secret');
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = decode;
  decode.mockResolvedValue();
});

afterEach(() => {
  act(() => void dispatchEvent(new Event('afterprint')));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Page() {
  const printing = usePrinting();
  return (
    <main>
      <img src="/a.webp" alt="" loading="lazy" />
      <details>
        <summary>Question</summary>
      </details>
      {printing && <p>The rest</p>}
    </main>
  );
}

/** As the browser does: what is not there when the event returns does not get onto paper. */
const beforePrint = () => void dispatchEvent(new Event('beforeprint'));

it('shows everything before the event returns, and restores the page after the print', () => {
  render(<Page />);
  const interacted = vi.fn<() => void>();
  addEventListener('scroll', interacted, { once: true });
  beforePrint();
  expect(screen.queryByText('The rest')).not.toBeNull();
  expect(screen.getByRole('presentation').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
  expect(interacted).toHaveBeenCalledOnce();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('The rest')).toBeNull();
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});

it('ends with the address, without what a mail added to it, and the date', () => {
  vi.setSystemTime(new Date(2026, 10, 25, 12));
  render(<Page />);
  beforePrint();
  beforePrint();
  const lines = [...document.querySelectorAll('.print-source')].map((line) => line.textContent);
  expect(lines).toEqual([`${location.origin}/faq · November 25, 2026`]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print-source')).toBeNull();
});

it('a print button waits for placeholders, cards and pictures', async () => {
  render(<Page />);
  const main = screen.getByRole('main');
  const placeholder = main.appendChild(document.createElement('span'));
  placeholder.dataset['shape'] = '';
  const list = main.appendChild(document.createElement('ul'));
  list.dataset['cards'] = '1';
  let showPicture = () => undefined as void;
  decode.mockImplementation(
    () =>
      new Promise((resolve) => {
        showPicture = resolve;
      }),
  );
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(1_000);
  placeholder.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(decode).not.toHaveBeenCalled();
  list.innerHTML = '<li data-card></li>';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(decode).toHaveBeenCalledOnce();
  expect(print).not.toHaveBeenCalled();
  showPicture();
  await printed;
  expect(print).toHaveBeenCalledOnce();
});

it('prints without a picture that fails, and only once for two clicks', async () => {
  render(<Page />);
  decode.mockRejectedValue(new DOMException('Offline', 'EncodingError'));
  const both = [printPage(), printPage()];
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(both);
  expect(print).toHaveBeenCalledOnce();
});

it('does not wait for ever', async () => {
  // A timer of its own, which fake timers do not know.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  render(<Page />);
  screen.getByRole('main').append(Object.assign(document.createElement('span'), { textContent: '…' }));
  screen.getByText('…').dataset['shape'] = '';
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await printed;
  expect(print).toHaveBeenCalledOnce();
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'the shortcut prints the whole page: %o',
  async (modifier) => {
    render(<Page />);
    const press = new KeyboardEvent('keydown', { key: 'p', cancelable: true, ...modifier });
    dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(print).toHaveBeenCalledOnce();
  },
);

it('leaves other keys to the page', () => {
  const press = new KeyboardEvent('keydown', { key: 'p', cancelable: true });
  dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});
