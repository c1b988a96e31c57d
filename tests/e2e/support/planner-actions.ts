import { type Locator, type Page, expect } from '@playwright/test';
import type { Size } from './fixtures.ts';
import { type Locale, countryName, placeName, translationOf } from './translations.ts';

/** Eight places of each planner country: more than a week, by road, by rail and overnight. */
export const STOPS = {
  'sri-lanka': [
    'negombo',
    'sigiriya',
    'kandy-temple-of-the-tooth',
    'nuwara-eliya-tea',
    'ella',
    'yala-national-park',
    'mirissa-whale-watching',
    'galle-fort',
  ],
  namibia: [
    'windhoek',
    'sossusvlei',
    'swakopmund',
    'spitzkoppe',
    'twyfelfontein',
    'etosha-okaukuejo',
    'etosha-namutoni',
    'waterberg-plateau',
  ],
} as const;
export type Country = keyof typeof STOPS;

/** User steps in the planner, in each language and size. */
export class Planner {
  readonly page: Page;
  readonly locale: Locale;
  readonly size: Size;
  readonly t: ReturnType<typeof translationOf>;

  constructor(page: Page, locale: Locale, size: Size) {
    this.page = page;
    this.locale = locale;
    this.size = size;
    this.t = translationOf(locale);
  }

  name(key: string): string {
    return placeName(key, this.locale);
  }

  /** On the home page: types the first letters, selects the country and starts. */
  async startFromHome(country: Country): Promise<void> {
    const { page, t } = this;
    const name = countryName(country, this.locale);
    await page.getByPlaceholder(t('home.search.placeholder')).click();
    // On focus the plain field is replaced by the combobox.
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type(name.slice(0, 3));
    // The results of the search name it, too.
    await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('home.search.start') }).click();
    await this.opened();
  }

  async opened(): Promise<void> {
    await this.page.waitForURL(/\/tours\/edit\?tour=[0-9a-f-]{36}&step=add/);
    await expect(this.page.getByRole('heading', { name: this.t('planner.add.title') })).toBeAttached();
  }

  /**
   * Adds places in this order: one whose best position is another is moved to the end.
   * @param before number of stops that the tour has
   */
  async addStops(keys: readonly string[], before = 0): Promise<void> {
    const { page, t } = this;
    const search = page.getByRole('searchbox');
    for (const [index, key] of keys.entries()) {
      const name = this.name(key);
      await search.fill(name);
      // Wait for the results of this search, not of the previous one.
      await page.waitForURL((url) => url.searchParams.get('q') === name);
      await page
        .getByRole('button', { name: t('planner.add.addPlace', { name }), exact: true })
        .first()
        .click();
      await expect(page.getByText(this.count('planner.stops', before + index + 1)).first()).toBeVisible();
      const added = t('planner.change.stop-added', { place: name });
      await expect(page.getByRole('status').filter({ hasText: added }).first()).toBeVisible();
      const toEnd = page.getByRole('button', { name: t('planner.add.toEnd'), exact: true });
      if (await toEnd.isVisible()) {
        await toEnd.click();
        await expect(toEnd).toBeHidden();
      }
    }
    await search.fill('');
    await page.waitForURL((url) => !url.searchParams.has('q'));
  }

  async goTo(step: 'add' | 'customize' | 'book'): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: this.t('planner.steps.label') });
    await steps.getByRole('link', { name: this.t(`planner.steps.${step}`) }).click();
    await this.page.waitForURL(new RegExp(`step=${step}`));
  }

  /** On phones statistics, slider and tools are behind the summary line. */
  async openSummary(): Promise<void> {
    const summary = this.page.locator('[data-summary]');
    if (this.size === 'phone' && (await summary.getAttribute('aria-expanded')) === 'false')
      await summary.click();
  }

  /** Expands a tool for the whole tour, above the itinerary. */
  async openTool(name: 'dates' | 'order' | 'airport'): Promise<void> {
    await this.openSummary();
    const tools = this.page.getByRole('group', { name: this.t('planner.side') });
    await tools
      .locator('button[aria-expanded]', {
        hasText: name === 'dates' ? /\d/ : this.t(`planner.${name}.title`),
      })
      .click();
  }

  /** Cards of the itinerary, in order. */
  cards(): Locator {
    return this.page.getByRole('group', { name: this.t('planner.itinerary.label') }).getByRole('article');
  }

  card(position: number): Locator {
    return this.cards().nth(position);
  }

  /** Connection rows of the itinerary. */
  connections(): Locator {
    return this.page
      .getByRole('group', { name: this.t('planner.itinerary.label') })
      .locator('[data-line] > button[aria-expanded]');
  }

  async saved(): Promise<void> {
    const key = this.size === 'phone' ? 'planner.save-short.saved' : 'planner.save-state.saved';
    await expect(this.page.getByText(this.t(key)).filter({ visible: true }).first()).toBeVisible();
  }

  /** Waits until the undo history of a guest's tour is stored as well, which follows the edit. */
  async undoStored(): Promise<void> {
    await this.saved();
    const isStored = () =>
      this.page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(new Error('the database did not answer')));
          });
        const database = await done(indexedDB.open('user-anon'));
        const rows = database.transaction(['tours', 'undo']);
        const [tours, undo] = await Promise.all(
          ['tours', 'undo'].map((store) => done<{ stamp: string }[]>(rows.objectStore(store).getAll())),
        );
        database.close();
        const stamps = new Set(undo?.map(({ stamp }) => stamp));
        return tours?.every(({ stamp }) => stamps.has(stamp));
      });
    await expect.poll(isStored).toBe(true);
  }

  /** The length of the tour in days. */
  async days(): Promise<number> {
    await this.openSummary();
    const slider = this.page.getByRole('slider', { name: this.t('planner.slider.label') });
    return Number(await slider.inputValue());
  }

  count(key: string, count: number): string {
    return this.t(`${key}.${count === 1 ? 'one' : 'other'}`, { count });
  }
}
