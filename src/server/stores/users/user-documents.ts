import { isRecord } from '../../../model/base/is-record.ts';
import { userPictureId, userPictureUri } from '../../images/user-picture-path.ts';
import type { Fields, NewPicture, UserDocument } from './user-store.ts';

/** The document as its owner gets it: stored fields, with the sequence number as version. */
export function documentOf(body: Fields, seq: number): UserDocument {
  return { ...body, version: seq };
}

/** The stored server fields, or a new document's defaults. */
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

/** Ids of the uploaded pictures that a document references. */
export function pictureIdsOf({ image_uris: images }: Fields): string[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image: unknown) => {
    const uri = isRecord(image) ? image['uri'] : undefined;
    return typeof uri === 'string' ? (userPictureId(uri) ?? []) : [];
  });
}
