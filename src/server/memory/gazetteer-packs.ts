import fs from 'node:fs/promises';
import path from 'node:path';
import { createDevicePlaces, type DevicePlaces } from '../../../worker/catalogue/places/device-places.ts';
import { GAZETTEER_FOLDER } from '../../contract/gazetteer-address.ts';
import type { GazetteerPack } from '../../model/gazetteer/gazetteer-pack.ts';
import { errorCode } from '../error-code.ts';

/** The gazetteer of the built site. Packs are read when a search first needs them. */
export function openPlaces(siteFolder: string): Pick<DevicePlaces, 'hits'> {
  return createDevicePlaces(async (name) => {
    const file = path.join(siteFolder, GAZETTEER_FOLDER, `${name}.json`);
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own build
      return JSON.parse(await fs.readFile(file, 'utf8')) as GazetteerPack;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  });
}
