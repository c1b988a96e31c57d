import { adoptAnonymous, forgetAdopted } from '../../src/data/adopt-anonymous.ts';
import { restoreTour } from '../../src/data/restore-tour.ts';
import { syncUser } from '../../worker/sync/sync-user.ts';
import { createMemoryUserStore } from '../builders/memory-user-store.ts';
import type { SimWorld } from './run-schedule.ts';
import { createSimApp } from './sim-server.ts';
import { createDevice, type SimModules } from './sim-device.ts';

export const REAL_MODULES: SimModules = { syncUser, adoptAnonymous, forgetAdopted, restoreTour };

/** Three devices with two tabs each, and a server in memory. */
export async function openWorld(modules: Partial<SimModules> = {}): Promise<SimWorld> {
  return {
    app: await createSimApp(),
    devices: ['one', 'two', 'three'].map(createDevice),
    modules: { ...REAL_MODULES, ...modules },
    openStore(userId, strangerId) {
      const memory = createMemoryUserStore();
      memory.addUser(userId, 'anna');
      memory.addUser(strangerId, 'ben');
      return Promise.resolve(memory.store);
    },
  };
}
