import { adoptGuestData, deleteAdopted } from '../../src/data/account/former-accounts/adopt-guest-data.ts';
import { restoreTour } from '../../src/data/tours/restore-tour.ts';
import { syncUser } from '../../worker/sync/sync-user.ts';
import { createMemoryUserStore, type MemoryCopy } from '../builders/memory-user-store.ts';
import type { SimWorld } from './run-schedule.ts';
import type { SimEpochs } from './sim/sim-epochs.ts';
import { createSimApp } from './sim/sim-server.ts';
import { createDevice, type SimModules } from './sim/sim-device.ts';

export const REAL_MODULES: SimModules = { syncUser, adoptGuestData, deleteAdopted, restoreTour };

/** Three devices with two tabs each, and a server in memory. */
export async function openWorld(modules: Partial<SimModules> = {}): Promise<SimWorld> {
  return {
    app: await createSimApp(),
    devices: ['one', 'two', 'three'].map(createDevice),
    modules: { ...REAL_MODULES, ...modules },
    openStore(userId, otherUserId) {
      const memory = createMemoryUserStore();
      memory.addUser(userId, 'anna');
      memory.addUser(otherUserId, 'ben');
      const epochs: SimEpochs = {
        history: memory.history,
        backup: () => memory.copy(),
        restore: (backup) => memory.putBack(asCopy(backup)),
        wipe: () => memory.wipe(),
      };
      return Promise.resolve({ ...memory.store, epochs });
    },
  };
}

function asCopy(backup: unknown): MemoryCopy {
  if (typeof backup === 'object' && backup !== null && 'state' in backup) return backup as MemoryCopy;
  throw new Error('not a backup');
}
