import type { Locator, Page } from 'playwright';
import { translationOf } from '../e2e/support/translations.ts';
import { measure, untilQuiet, watchInteractions, type Interaction } from './interaction-times.ts';
import { openTour } from './open-tour.ts';
import { placesOf } from './places-of.ts';

/** A press without effect: the overhead of browser and machine. */
export const NOTHING = '(nothing, for comparison)';
const STOPS = 50;
const TURNS = 10;
/** A finger or a mouse button is down this long; without it the press is still being handled when the click begins. */
const PRESS_MS = 70;
/** Between two quick presses. */
const QUICK_MS = 150;
/** Dragging the slider, one step a frame. */
const SLIDES = 4;
const FRAME_MS = 1000 / 60;
const FRAMES_A_SLIDE = 60;

type Point = readonly [x: number, y: number];
type Kind = [name: string, measured: () => Promise<Interaction[]>];

/** Every kind of edit of a long tour through the interface, each measured on its own. */
export class PlannerEdits {
  readonly page: Page;
  readonly #size: 'phone' | 'desktop';
  readonly #origin: string;
  readonly #t = translationOf('en');

  constructor(page: Page, size: 'phone' | 'desktop', origin: string) {
    this.page = page;
    this.#size = size;
    this.#origin = origin;
  }

  /** Imports a tour of fifty stops in Sri Lanka and opens it in the customize step. */
  async open(): Promise<void> {
    const { page } = this;
    await watchInteractions(page);
    await openTour(page, this.#origin, placesOf('sri-lanka').slice(0, STOPS), ['sri-lanka']);
    await this.#cards()
      .nth(STOPS - 1)
      .waitFor();
    await this.#tool('order');
    await this.#named('planner.order.optimise').click();
    await untilQuiet(page);
    await page.waitForTimeout(3_000);
  }

  kinds(): readonly Kind[] {
    const { page } = this;
    return [
      [NOTHING, () => this.#presses(() => this.page.locator('h2').last())],
      ['nights + and −', () => this.#presses((turn) => this.#step(3 + (turn >> 1), turn))],
      [
        'nights, three quick presses, worst',
        () => this.#presses((turn) => this.#step(6, turn), undefined, 3),
      ],
      ['days slider, by key', () => this.#slideByKey()],
      ['later and earlier, by button', () => this.#moved()],
      ['later and earlier, lifted by key', () => this.#liftByKey()],
      ['removed by the menu', () => this.#removeStop()],
      ['undo', () => this.#presses(() => this.#named('planner.undo').first())],
      ['redo', () => this.#presses(() => this.#named('planner.redo').first())],
      ['undo by key', () => this.#turns(() => page.keyboard.press('Control+z'))],
      ['connection opened', () => this.#presses((turn) => this.#connections().nth(turn * 2))],
      ['option chosen', () => this.#otherOptions()],
      ['departure time', () => this.#departures()],
      ['first day', () => this.#dates()],
      ['travellers', () => this.#presses((turn) => this.#traveller(turn))],
      ['reversed', () => this.#reversed()],
      ['return journey', () => this.#returnJourney()],
      ['home airport exchanged', () => this.#airports()],
      ['booking ticked', () => this.#ticked()],
      ['price paid', () => this.#paid()],
      ['place removed and added', () => this.#added()],
    ];
  }

  /** Moves the slider back and forth for some seconds. */
  async holdSlider(): Promise<void> {
    const { page } = this;
    await this.#goTo('customize');
    await this.#openSummary();
    const box = await this.#box(this.#slider());
    await untilQuiet(page);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    for (let frame = 0; frame < SLIDES * FRAMES_A_SLIDE; frame += 1) {
      const share = 0.5 + 0.4 * Math.sin((frame / FRAMES_A_SLIDE) * Math.PI);
      await Promise.all([page.mouse.move(box.x + box.width * share, y), page.waitForTimeout(FRAME_MS)]);
    }
    await page.mouse.up();
  }

  async #turns(
    act: (turn: number) => Promise<void>,
    before?: (turn: number) => Promise<void>,
  ): Promise<Interaction[]> {
    const times: Interaction[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await before?.(turn);
      times.push(await measure(this.page, () => act(turn)));
    }
    return times;
  }

  /** Positions are read before, so that only the response is measured. */
  async #presses(
    target: (turn: number) => Locator,
    before?: (turn: number) => Promise<void>,
    times = 1,
  ): Promise<Interaction[]> {
    let at: Point = [0, 0];
    return this.#turns(
      async () => {
        for (let press = 0; press < times; press += 1) {
          if (press > 0) await this.page.waitForTimeout(QUICK_MS);
          await this.#press(at);
        }
      },
      async (turn) => {
        await before?.(turn);
        at = await this.#middle(target(turn));
      },
    );
  }

  /** A mouse on phones too: the browser's tap detection is not the page's time. */
  #press(at: Point): Promise<void> {
    return this.page.mouse.click(...at, { delay: PRESS_MS });
  }

  async #middle(target: Locator): Promise<Point> {
    const box = await this.#box(target);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async #box(target: Locator) {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    const box = await target.boundingBox();
    if (box === null) throw new Error('the target has no box');
    return box;
  }

  async #slideByKey(): Promise<Interaction[]> {
    await this.#openSummary();
    await this.#slider().focus();
    return this.#turns((turn) => this.page.keyboard.press(turn % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'));
  }

  async #liftByKey(): Promise<Interaction[]> {
    const keys = ['Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space'];
    const times: Interaction[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const grip = this.#cards()
        .nth(8 + turn)
        .locator('[data-grip]');
      await this.#box(grip);
      await grip.focus();
      // The first use of a drag handle loads its chunk and then repeats the press.
      if (turn === 0) {
        await this.page.keyboard.press('Space');
        await untilQuiet(this.page);
        await this.page.keyboard.press('Escape');
      }
      for (const key of keys) times.push(await measure(this.page, () => this.page.keyboard.press(key)));
    }
    return times;
  }

  #removeStop(): Promise<Interaction[]> {
    return this.#chosen(5, () => this.#t('planner.stop.remove'));
  }

  /** By the two buttons of a card, on phones in its menu. */
  #moved(): Promise<Interaction[]> {
    if (this.#size === 'desktop') return this.#presses((turn) => this.#mover(4, turn));
    return this.#chosen(4, (turn) => this.#t(`planner.stop.${turn % 2 === 0 ? 'later' : 'earlier'}`));
  }

  /** An entry of a card's menu, which is opened before. */
  #chosen(position: number, entry: (turn: number) => string): Promise<Interaction[]> {
    const item = (turn: number) => this.page.getByRole('menuitem', { name: entry(turn), exact: true });
    return this.#presses(item, async (turn) => {
      await this.#press(await this.#middle(this.#cards().nth(position).locator('[aria-haspopup=menu]')));
      await item(turn).waitFor();
    });
  }

  async #otherOptions(): Promise<Interaction[]> {
    const groups = this.page.getByRole('radiogroup');
    const count = await groups.count();
    const unchosen = (turn: number) =>
      groups
        .nth(turn % count)
        .locator('label')
        .filter({ has: this.page.getByRole('radio', { checked: false }) });
    return this.#presses((turn) => unchosen(turn).first());
  }

  async #departures(): Promise<Interaction[]> {
    const choice = this.page.getByLabel(this.#t('planner.departure.label'), { exact: true }).first();
    await this.#box(choice);
    await choice.focus();
    const times = await this.#turns((turn) => this.page.keyboard.press(turn < 5 ? 'ArrowDown' : 'ArrowUp'));
    const opened = this.#connections().and(this.page.locator('[aria-expanded=true]'));
    for (let left = await opened.count(); left > 0; left -= 1)
      await opened.first().evaluate((element) => element instanceof HTMLElement && element.click());
    return times;
  }

  async #dates(): Promise<Interaction[]> {
    await this.#tool('dates');
    const date = this.page.getByLabel(this.#t('planner.dates.start'));
    return this.#turns(
      (turn) => this.page.keyboard.press(turn < 5 ? 'ArrowUp' : 'ArrowDown'),
      async () => {
        await this.#box(date);
        await date.focus();
      },
    );
  }

  async #reversed(): Promise<Interaction[]> {
    await this.#tool('order');
    return this.#presses(() => this.#named('planner.order.reverse'));
  }

  async #returnJourney(): Promise<Interaction[]> {
    if (this.#size === 'phone') await this.#tool('airport');
    const toggle = this.page.getByRole('switch', { name: this.#t('planner.return-journey') }).first();
    return this.#presses(() => toggle);
  }

  #airports(): Promise<Interaction[]> {
    const dialog = this.page.getByRole('dialog');
    const [from] = this.#t('planner.airport.from', { city: '…' }).split('…');
    const codes = ['FRA', 'AMS', 'MUC', 'CDG', 'LHR', 'FRA', 'VIE', 'ZRH', 'HAM', 'FCO', 'FRA'];
    const find = async (code: string) => {
      await this.page
        .locator('button[aria-haspopup=dialog]')
        .filter({ hasText: new RegExp(`^(${from}|${this.#t('planner.airport.title')})`) })
        .first()
        .click();
      await dialog.getByLabel(this.#t('planner.airport.search')).fill(code);
      await dialog.getByRole('button', { name: new RegExp(`^${code}`) }).waitFor();
    };
    return this.#presses(
      () => dialog.getByRole('button', { name: this.#t('planner.airport.exchange') }),
      async (turn) => {
        if (turn === 0) {
          await find('FRA');
          await dialog.getByRole('button', { name: /^FRA/ }).click();
          await untilQuiet(this.page);
        }
        const code = codes[turn + 1] ?? 'FRA';
        await find(code);
        await dialog.getByRole('button', { name: new RegExp(`^${code}`) }).click();
      },
    );
  }

  async #ticked(): Promise<Interaction[]> {
    await this.#goTo('book');
    const boxes = this.page.getByRole('main').getByRole('checkbox');
    return this.#presses((turn) => boxes.nth(turn + 3));
  }

  #paid(): Promise<Interaction[]> {
    const dialog = this.page.getByRole('dialog');
    const edit = this.page.getByRole('button', { name: this.#t('planner.book.edit', { name: '' }).trim() });
    return this.#presses(
      () => dialog.getByRole('button', { name: this.#t('planner.save') }),
      async (turn) => {
        await edit.nth(turn + 4).click();
        await dialog.getByLabel(this.#t('planner.book.pricePaid')).fill(String(20 + turn));
      },
    );
  }

  async #added(): Promise<Interaction[]> {
    await this.#goTo('add');
    const main = this.page.getByRole('main');
    const toggle = main.locator('li[data-place]').nth(4).getByRole('button').first();
    await toggle.waitFor();
    return this.#presses(() => toggle);
  }

  async #goTo(step: 'add' | 'customize' | 'book'): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: this.#t('planner.steps.label') });
    await steps.getByRole('link', { name: this.#t(`planner.steps.${step}`) }).click();
    await this.page.waitForURL(new RegExp(`step=${step}`));
    await untilQuiet(this.page);
  }

  /** On phones slider and tools are behind the summary line. */
  async #openSummary(): Promise<void> {
    const summary = this.page.locator('[data-summary][aria-expanded=false]');
    if ((await summary.count()) > 0) await summary.click();
  }

  async #tool(name: 'dates' | 'order' | 'airport'): Promise<void> {
    await this.#openSummary();
    const tools = this.page.getByRole('group', { name: this.#t('planner.side') });
    const hasText = name === 'dates' ? /\d/ : this.#t(`planner.${name}.title`);
    await tools.locator('button[aria-expanded=false]', { hasText }).click();
  }

  #cards(): Locator {
    return this.page.getByRole('group', { name: this.#t('planner.itinerary.label') }).getByRole('article');
  }

  #connections(): Locator {
    return this.page
      .getByRole('group', { name: this.#t('planner.itinerary.label') })
      .locator('[data-line] > button[aria-expanded]');
  }

  /** More nights in even turns, fewer in odd ones. */
  #step(position: number, turn: number): Locator {
    const steps = this.#cards().nth(position).getByRole('group').getByRole('button');
    return turn % 2 === 0 ? steps.last() : steps.first();
  }

  #mover(position: number, turn: number): Locator {
    const at = turn % 2 === 0 ? position : position + 1;
    return this.#cards()
      .nth(at)
      .locator(`button[id$=${turn % 2 === 0 ? 'down' : 'up'}]`);
  }

  #traveller(turn: number): Locator {
    return this.#named(turn < TURNS / 2 ? 'planner.dates.more' : 'planner.dates.fewer');
  }

  #slider(): Locator {
    return this.page.getByRole('slider', { name: this.#t('planner.slider.label') });
  }

  #named(key: string): Locator {
    return this.page.getByRole('button', { name: this.#t(key), exact: true });
  }
}
