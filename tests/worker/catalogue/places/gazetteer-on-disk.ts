import fs from 'node:fs';
import path from 'node:path';
import { createDevicePlaces } from '../../../../worker/catalogue/places/device-places.ts';

/** The places of the packs of this repository. */
export function placesOnDisk(): ReturnType<typeof createDevicePlaces> {
  return createDevicePlaces((name) => {
    const file = path.join('public/gazetteer', `${name}.json`);
    return Promise.resolve(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);
  });
}
