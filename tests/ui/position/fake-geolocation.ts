import { act } from '@testing-library/react';
import { vi } from 'vitest';

export const DENIED = 1;
export const UNAVAILABLE = 2;
export const TIMEOUT = 3;

/** A geolocation that reports when the test says so. */
export class FakeGeolocation {
  readonly watches = new Map<number, { found: PositionCallback; failed: PositionErrorCallback }>();
  asked = 0;

  /** Replaces that of the browser, which jsdom lacks; `allowed` is the permission that was given before. */
  constructor({ allowed = false } = {}) {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: this });
    const query = vi.fn(() => Promise.resolve({ state: allowed ? 'granted' : 'prompt' }));
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  }

  /** As in a browser without geolocation. */
  static remove(): void {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  }

  watchPosition(found: PositionCallback, failed: PositionErrorCallback): number {
    this.asked += 1;
    this.watches.set(this.asked, { found, failed });
    return this.asked;
  }

  clearWatch(id: number): void {
    this.watches.delete(id);
  }

  find(longitude: number, latitude: number, accuracy = 20): void {
    const coords = { longitude, latitude, accuracy };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the watch reads these alone
    const found = { coords, timestamp: 0 } as GeolocationPosition;
    act(() => {
      for (const watch of this.watches.values()) watch.found(found);
    });
  }

  fail(code: number): void {
    const error = { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    act(() => {
      for (const watch of this.watches.values()) watch.failed(error);
    });
  }
}

export function setPageVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
