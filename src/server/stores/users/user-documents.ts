import { userPictureId, userPictureUri } from '../../images/user-picture-path.ts';
import { type Fields, isFields, type NewPicture, type UserDocument } from './user-store.ts';

/** As its owner gets it: what is stored, and its number as its version. */
export function documentOf(body: Fields, seq: number): UserDocument {
  return { ...body, version: seq };
}

/** As they are stored, or as a new document has them. */
export function serverFieldsOf(initial: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [
      name,
      Object.hasOwn(before, name) ? before[name] : value,
    ]),
  );
}

export function imageOf({ id, focalX, focalY, colour }: NewPicture): Fields {
  return { uri: userPictureUri(id), fp_x: focalX, fp_y: focalY, colour };
}

/** Of the uploaded pictures that a document shows. */
export function pictureIdsOf({ image_uris: images }: Fields): string[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image: unknown) => {
    const uri = isFields(image) ? image['uri'] : undefined;
    return typeof uri === 'string' ? (userPictureId(uri) ?? []) : [];
  });
}
