import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepServerHtmlUntilRendered } from '../../../src/ui/shell/routing/server-html.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  document.body.innerHTML = '<div id="root"><div class="server-page">Read me</div></div>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const rootOf = () => document.querySelector<HTMLElement>('#root') ?? document.body;

async function render(html: string): Promise<void> {
  rootOf().innerHTML = html;
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
}

it('keeps the server’s HTML while the app has only skeletons, however long that takes', async () => {
  keepServerHtmlUntilRendered(rootOf());
  for (const html of ['', '<div data-loading></div>', '<main><h1>List</h1><span data-shape></span></main>']) {
    await render(html);
    expect(document.querySelector('.server-page')?.textContent).toBe('Read me');
    expect(rootOf().dataset['behind']).toBe('');
  }
  await render('<main><h1>List</h1><p>This device is offline.</p></main>');
  expect(document.querySelector('.server-page')).toBeNull();
  expect(rootOf().dataset['behind']).toBeUndefined();
});
