import {
  type PublicExperience,
  publicExperienceSchema,
  type PublicTour,
  publicTourSchema,
} from '../../../contract/user-things.ts';
import { publicItems } from '../../../model/items/stop-items.ts';
import type { UserDocument, UserStore } from '../../stores/users/user-store.ts';
import { isUuid } from './user-requests.ts';

/** Public views, by schemas that whitelist every visible field. */

export function publicTour(document: UserDocument): PublicTour {
  const tour = publicTourSchema.parse(document);
  const itinerary = tour.itinerary.map((entry) => ({
    ...entry,
    items: entry.items && publicItems(entry.items),
  }));
  return { ...tour, itinerary };
}

export function publicExperience(document: UserDocument): PublicExperience {
  return publicExperienceSchema.parse({ ...document, version: null });
}

/** An unpublished own experience within a published tour: only where and what it is. */
function locationOnly(document: UserDocument): PublicExperience {
  const { address: _address, ...place } = publicExperience(document);
  return { ...place, description: '', image_uris: [] };
}

/** The own experiences in a tour: its owner's, and those published by others. */
export async function placesOf(
  tour: PublicTour,
  ownerId: string,
  store: Pick<UserStore, 'readSome' | 'publishedByIds'>,
): Promise<PublicExperience[]> {
  const ids = new Set(tour.itinerary.map(({ experience_id: id }) => id ?? '').filter(isUuid));
  if (ids.size === 0) return [];
  const own = await store.readSome(ownerId, 'experiences', [...ids]);
  const shown = await store.publishedByIds('experience', [...ids]);
  const ofOwner = new Set(own.map((document) => document['id']));
  // Experiences hidden by the operator are hidden within tours too.
  const shownByOwner = new Set(
    shown.filter(({ userId }) => userId === ownerId).map(({ document }) => document['id']),
  );
  return [
    ...own.map((document) =>
      shownByOwner.has(document['id']) ? publicExperience(document) : locationOnly(document),
    ),
    ...shown
      .filter(({ document }) => !ofOwner.has(document['id']))
      .map(({ document }) => publicExperience(document)),
  ];
}
