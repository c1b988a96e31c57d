import { vi } from 'vitest';

/** Stubs a computer or a phone, its service worker, and its connection where the browser reports one. */
export function stubDevice(
  isComputer: boolean,
  {
    connection = null,
    isDark = false,
    unregister = () => Promise.resolve(true),
  }: { connection?: object | null; isDark?: boolean; unregister?: () => Promise<boolean> } = {},
): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') ? isDark : isComputer,
  }));
  vi.stubGlobal('screen', { width: 1_200, height: 800 });
  vi.stubGlobal('innerWidth', 1_900);
  vi.stubGlobal('devicePixelRatio', 2);
  const registrations = [{ unregister }];
  const serviceWorker = { getRegistrations: () => Promise.resolve(registrations) };
  vi.stubGlobal('navigator', { serviceWorker, ...(connection ? { connection } : {}) });
}
