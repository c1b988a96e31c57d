import { CATALOGUE_CALLS } from '../../contract/api/catalogue-calls.ts';
import { packSizeAnswer } from '../../contract/api/page-answers.ts';
import { imagesFor } from '../../model/pictures/pack-pictures.ts';
import { missingMapBytes } from './deferred-files.ts';
import { callApi } from '../api/call-api.ts';
import { thisScreen } from './queue-packs.ts';

/** Size of a country's pack before it is downloaded. */
export interface PackSize {
  /** Texts, and pictures in the sizes for this screen. */
  bytes: number;
  pictures: number;
  places: number;
  tours: number;
  posts: number;
  /** The map, shared by all countries; 0 once it is cached. */
  mapBytes: number;
}

/** Asks the server for the size; null without an answer. */
export async function packSize(country: string): Promise<PackSize | null> {
  try {
    const reply = await callApi(CATALOGUE_CALLS.countryPack, {
      parts: { key: country },
      query: { parts: 'images' },
      shape: packSizeAnswer,
      cache: 'default',
    });
    if (reply.kind !== 'answer') return null;
    const { rows_bytes: texts, keys } = reply.body;
    const images = imagesFor(reply.body.images, thisScreen());
    return {
      bytes: images.reduce((sum, { bytes }) => sum + bytes, texts),
      pictures: images.length,
      places: keys.experienceDetails.length,
      tours: keys.tours.length,
      posts: keys.blogposts.length,
      mapBytes: await missingMapBytes(),
    };
  } catch (error) {
    console.warn(`The size of ${country} is not known`, error);
    return null;
  }
}
