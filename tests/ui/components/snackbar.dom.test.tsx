import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showSnackbar } from '../../../src/ui/shell/components/snackbar-store.ts';
import { SnackbarHost } from '../../../src/ui/shell/components/snackbar-host.tsx';
import { renderIn } from '../support/with-translations.tsx';

beforeEach(async () => {
  // The message is a lazy chunk: it is loaded before the timers are faked.
  await import('../../../src/ui/components/overlay/snackbar-message.tsx');
  await renderIn('en', <SnackbarHost />);
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    vi.runOnlyPendingTimers();
  });
  vi.useRealTimers();
  cleanup();
});

async function show(message: Parameters<typeof showSnackbar>[0]) {
  await act(async () => {
    showSnackbar(message);
    await vi.advanceTimersByTimeAsync(0);
  });
}

function advance(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('shows a message for five seconds in a live region', async () => {
  await show({ message: 'Saved' });
  expect(screen.getByRole('status').textContent).toContain('Saved');
  advance(4999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  advance(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('stays while its action has the focus', async () => {
  await show({ message: 'Removed', actionLabel: 'Undo' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  advance(20_000);
  expect(screen.queryByText('Removed')).not.toBeNull();
  act(() => undo.blur());
  advance(5000);
  expect(screen.queryByText('Removed')).toBeNull();
});

test('runs its action once and closes', async () => {
  const undo = vi.fn<() => void>();
  await show({ message: 'Removed', actionLabel: 'Undo', onAction: undo });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('a new message replaces the old one and restarts the timeout', async () => {
  await show({ message: 'First' });
  advance(4000);
  await show({ message: 'Second' });
  advance(4000);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.queryByText('Second')).not.toBeNull();
});

test('without a timeout stays until closed', async () => {
  await show({ message: 'Full', timeoutMs: null });
  advance(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Full')).toBeNull();
});

test('a persistent message with an action can be closed without running it', async () => {
  const install = vi.fn<() => void>();
  await show({ message: 'On your home screen', actionLabel: 'Install', onAction: install, timeoutMs: null });
  advance(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('On your home screen')).toBeNull();
  expect(install).not.toHaveBeenCalled();
});
