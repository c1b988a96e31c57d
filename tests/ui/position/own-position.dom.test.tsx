import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnPositionControl } from '../../../src/ui/components/position/own-position-control.tsx';
import { metersPerPixel } from '../../../src/ui/components/position/meters-per-pixel.ts';
import { closeSnackbar, currentSnackbar } from '../../../src/ui/shell/components/snackbar-store.ts';
import { loadTranslations, translate } from '../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../support/with-translations.tsx';
import { settle } from '../support/settle.ts';
import { DENIED, FakeGeolocation, setPageVisible, TIMEOUT, UNAVAILABLE } from './fake-geolocation.ts';

const markers = vi.hoisted(() => ({ at: [] as [number, number][], shown: new Set<Element>() }));
vi.mock('maplibre-gl', () => ({
  Marker: class {
    readonly element: Element;
    constructor({ element }: { element: Element }) {
      this.element = element;
    }
    setLngLat(at: [number, number]) {
      markers.at.push(at);
      return this;
    }
    addTo() {
      markers.shown.add(this.element);
      return this;
    }
    getElement() {
      return this.element;
    }
    remove() {
      markers.shown.delete(this.element);
    }
  },
}));

const ZOOM = 5;
const easeTo = vi.fn();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the control uses these three
const map = { easeTo, getZoom: () => ZOOM, on: () => ({ unsubscribe() {} }) } as unknown as MapLibre;
let geolocation: FakeGeolocation;

beforeEach(() => {
  geolocation = new FakeGeolocation();
  markers.at = [];
  easeTo.mockClear();
});
afterEach(() => {
  cleanup();
  setPageVisible(true);
  FakeGeolocation.remove();
  const left = currentSnackbar();
  if (left !== null) closeSnackbar(left.serial);
});

const t = (key: string) => translate('en', key);
const button = () => screen.getByRole('button', { name: t('position.show') });

async function show(content = <OwnPositionControl map={map} />) {
  await loadTranslations('en', 'details');
  return renderIn('en', content);
}

it('nothing is asked before the tap; then the map moves there once and the mark follows', async () => {
  await show();
  await settle();
  expect(geolocation.asked).toBe(0);
  expect(button().getAttribute('aria-pressed')).toBe('false');

  fireEvent.click(button());
  expect(geolocation.asked).toBe(1);
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(t('position.searching'));

  geolocation.find(80.6, 7.3);
  expect(easeTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ center: [80.6, 7.3], zoom: 8 }));
  expect(screen.getByRole('status').textContent).toBe(t('position.shown'));
  expect(markers.shown.size).toBe(1);
  geolocation.find(80.7, 7.4);
  expect(markers.at.at(-1)).toEqual([80.7, 7.4]);
  expect(easeTo).toHaveBeenCalledOnce();

  fireEvent.click(button());
  expect(geolocation.watches.size).toBe(0);
  expect(markers.shown.size).toBe(0);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

it('a denied permission says how to allow it, and can be tried again', async () => {
  await show();
  fireEvent.click(button());
  geolocation.fail(DENIED);
  expect(geolocation.watches.size).toBe(0);
  expect(currentSnackbar()).toMatchObject({ message: t('position.denied'), timeoutMs: null });
  // Coming back to the page is no tap.
  setPageVisible(false);
  setPageVisible(true);
  await settle();
  expect(geolocation.asked).toBe(1);

  fireEvent.click(button());
  expect(geolocation.asked).toBe(2);
  geolocation.find(80.6, 7.3);
  expect(easeTo).toHaveBeenCalledOnce();
});

it('a permission that was given in the settings meanwhile is noticed', async () => {
  await show();
  fireEvent.click(button());
  geolocation.fail(DENIED);
  setPageVisible(false);
  geolocation = new FakeGeolocation({ allowed: true });
  setPageVisible(true);
  await settle();
  expect(geolocation.asked).toBe(1);
});

it('an unavailable position is told; a timeout later than the first position is not', async () => {
  await show();
  fireEvent.click(button());
  geolocation.fail(TIMEOUT);
  expect(currentSnackbar()?.message).toBe(t('position.unavailable'));
  geolocation.find(80.6, 7.3);
  geolocation.fail(TIMEOUT);
  expect(markers.shown.size).toBe(1);
  geolocation.fail(UNAVAILABLE);
  expect(markers.shown.size).toBe(0);
});

it('two maps share one watch, which ends with the second and pauses while the page is hidden', async () => {
  const both = (
    <>
      <OwnPositionControl map={map} />
      <OwnPositionControl map={map} />
    </>
  );
  const { unmount } = await show(both);
  for (const one of screen.getAllByRole('button')) fireEvent.click(one);
  expect(geolocation.watches.size).toBe(1);
  geolocation.find(80.6, 7.3);
  expect(markers.shown.size).toBe(2);

  setPageVisible(false);
  expect(geolocation.watches.size).toBe(0);
  expect(markers.shown.size).toBe(0);
  setPageVisible(true);
  expect(geolocation.watches.size).toBe(1);
  geolocation.find(80.7, 7.3);
  expect(markers.shown.size).toBe(2);

  unmount();
  expect(geolocation.watches.size).toBe(0);
});

it('a covered map watches nothing', async () => {
  const { rerender } = await show();
  fireEvent.click(button());
  expect(geolocation.watches.size).toBe(1);
  rerender(<OwnPositionControl map={map} paused />);
  expect(geolocation.watches.size).toBe(0);
});

it('a browser without geolocation has no button', async () => {
  FakeGeolocation.remove();
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the circle of the accuracy has its true size on the map', () => {
  // 156.5 km of the equator are 2 px at zoom 0, with 512 px for the whole of it.
  expect(metersPerPixel(0, 0)).toBeCloseTo(78_184, -2);
  expect(metersPerPixel(60, 10) * 2 ** 10).toBeCloseTo(metersPerPixel(0, 0) / 2, 3);
});
