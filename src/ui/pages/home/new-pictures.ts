/**
 * The first items whose pictures are not on the page yet, so that no picture is there twice. Those without a picture count
 * as new.
 * @param used pictures of the page so far; those of the chosen items are added
 */
export function withNewPictures<Item>(
  items: readonly Item[],
  { pictureOf, used, max }: { pictureOf: (item: Item) => string | undefined; used: Set<string>; max: number },
): Item[] {
  const chosen: Item[] = [];
  for (const item of items) {
    if (chosen.length === max) break;
    const picture = pictureOf(item);
    if (picture !== undefined && used.has(picture)) continue;
    if (picture !== undefined) used.add(picture);
    chosen.push(item);
  }
  return chosen;
}
