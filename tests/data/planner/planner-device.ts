import { afterEach, beforeEach } from 'vitest';
import type { EngineApi } from '../../../src/contract/engine-api.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient, type EngineClient } from '../../../src/data/planner/engine-client.ts';
import { editsSettled } from '../../../src/data/release/open-edits.ts';
import { openPlannerSession } from '../../../src/data/planner/planner-session.ts';
import type { PlannerSession, PlannerState } from '../../../src/data/planner/planner-state.ts';
import { createTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { isStop } from '../../../src/model/plan.ts';
import { airport, country, experience } from '../../worker/sync/catalogue-items.ts';
import { startOnChannel, testEngine } from './engine-on-channel.ts';

/** Databases of one test, filled, with the real engine; closed and deleted after the test. */
class PlannerDevice {
  readonly user: UserDb;
  readonly catalogue: CatalogueDb;
  readonly #sessions: PlannerSession[] = [];
  readonly #engines: EngineClient[] = [];

  constructor(serial: number) {
    this.user = new UserDb(`user-session-${serial}`);
    this.catalogue = new CatalogueDb(`catalogue-session-${serial}`);
  }

  async fill(): Promise<void> {
    await this.catalogue.countries.bulkPut([country('sri-lanka'), country('namibia')]);
    await this.catalogue.experiences.bulkPut([
      experience('kandy', 'sri-lanka'),
      experience('ella', 'sri-lanka', { duration: 48 }),
      experience('galle', 'sri-lanka'),
      experience('etosha', 'namibia'),
    ]);
    await this.catalogue.airports.bulkPut([airport('FRA'), airport('CMB')]);
    await this.markPulled('1');
  }

  /** Marks every collection as pulled to its head. */
  async markPulled(version: string): Promise<void> {
    for (const collection of ['countries', 'experiences', 'transport', 'airports'] as const) {
      const cursor = `i.${version}`;
      await this.catalogue.cursors.put({ collection, cursor, marking: false, head: cursor });
    }
  }

  open(tourId: string, api: EngineApi = testEngine()): PlannerSession {
    const engine = createEngineClient(() => startOnChannel(api));
    this.#engines.push(engine);
    const { user, catalogue } = this;
    const session = openPlannerSession(tourId, { engine, catalogue, user, now: () => '2026-11-20T09:30' });
    this.#sessions.push(session);
    return session;
  }

  async newTour(countries: string[] = ['sri-lanka']): Promise<string> {
    const created = await createTour(countries, new Date('2026-11-20T09:30:00Z'), this.user);
    if (!created.ok) throw new Error(created.code);
    return created.value;
  }

  async openNew(api?: EngineApi): Promise<{ id: string; session: PlannerSession }> {
    const id = await this.newTour();
    const session = this.open(id, api);
    await ready(session);
    return { id, session };
  }

  async dispose(): Promise<void> {
    for (const session of this.#sessions) session.close();
    await editsSettled();
    for (const engine of this.#engines) engine.close();
    await this.user.delete();
    await this.catalogue.delete();
  }
}

let serial = 0;

/** Creates a new device for every test of the file; returns a getter for the current one. */
export function devicePerTest(): () => PlannerDevice {
  let device: PlannerDevice;
  beforeEach(async () => {
    serial += 1;
    device = new PlannerDevice(serial);
    await device.fill();
  });
  afterEach(() => device.dispose());
  return () => device;
}

export function until(
  session: PlannerSession,
  condition: (state: PlannerState) => boolean,
): Promise<PlannerState> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(JSON.stringify(session.getState(), null, 1))), 3_000);
    const check = () => {
      if (!condition(session.getState())) return;
      clearTimeout(timer);
      stop();
      resolve(session.getState());
    };
    const stop = session.subscribe(check);
    check();
  });
}

export function ready(session: PlannerSession): Promise<PlannerState> {
  return until(session, ({ status, plan }) => status === 'ready' && plan !== null);
}

export function stops(state: PlannerState) {
  return state.tour?.itinerary.filter(isStop).map((stop) => stop.experience_id);
}
