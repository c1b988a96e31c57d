interface Picture {
  uri: string;
}

/** Scenes of one place: its composition and one further scene. */
export const MAX_SCENES = 2;

/** Identifies a picture in whatever size: its path without version and crop. */
export function pictureId({ uri }: Picture): string {
  return uri.split('?')[0] ?? uri;
}

/** The first of an item's pictures that the view does not show yet. */
export function freePicture<Found extends Picture>(
  pictures: readonly Found[],
  used: { has(id: string): boolean },
): Found | undefined {
  return pictures.find((picture) => !used.has(pictureId(picture)));
}

/** Pictures of several places: their compositions, then their further scenes. */
export function scenesOfPlaces<Found extends Picture>(
  places: readonly { image_uris: readonly Found[] }[],
): Found[] {
  return [
    ...places.flatMap(({ image_uris: [composition] }) => composition ?? []),
    ...places.flatMap(({ image_uris: [, ...further] }) => further),
  ];
}

/**
 * The first items with a picture that the view does not show yet. Those that have no picture at all count as free.
 * @param used pictures of the view so far; those of the chosen items are added
 */
export function withFreePictures<Item extends { image_uris: readonly Picture[] }>(
  items: readonly Item[],
  used: Set<string>,
  max: number,
): Item[] {
  const chosen: Item[] = [];
  for (const item of items) {
    if (chosen.length === max) break;
    const picture = freePicture(item.image_uris, used);
    if (picture === undefined && item.image_uris.length > 0) continue;
    if (picture !== undefined) used.add(pictureId(picture));
    chosen.push(item);
  }
  return chosen;
}
