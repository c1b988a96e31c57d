import {
  type PublicExperience,
  publicExperienceSchema,
  type PublicTour,
  publicTourSchema,
} from '../../../contract/user-things.ts';
import type { UserDocument, UserStore } from '../../stores/users/user-store.ts';
import { isUuid } from './user-requests.ts';

/** What others see, made by schemas that name every field that is shown: whatever else there is stays behind. */

export function publicTour(document: UserDocument): PublicTour {
  return publicTourSchema.parse(document);
}

export function publicExperience(document: UserDocument): PublicExperience {
  return publicExperienceSchema.parse({ ...document, version: null });
}

/** A place in a published tour that is not published itself: where and what it is, and no more. */
function placeAlone(document: UserDocument): PublicExperience {
  const { address: _address, ...place } = publicExperience(document);
  return { ...place, description: '', image_uris: [] };
}

/** The places of a tour that people added: those of its owner, and those that others published. */
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
  // What the operator hid is not shown by way of a tour either.
  const shownByOwner = new Set(
    shown.filter(({ userId }) => userId === ownerId).map(({ document }) => document['id']),
  );
  return [
    ...own.map((document) =>
      shownByOwner.has(document['id']) ? publicExperience(document) : placeAlone(document),
    ),
    ...shown
      .filter(({ document }) => !ofOwner.has(document['id']))
      .map(({ document }) => publicExperience(document)),
  ];
}
