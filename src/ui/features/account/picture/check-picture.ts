import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_TYPES } from '../../../../contract/account-limits.ts';

/** Why a file is rejected; translations are `account.picture.error.<error>`. */
export type PictureError = (typeof PICTURE_ERRORS)[number];
export const PICTURE_ERRORS = ['type', 'size', 'pixels', 'broken'] as const;

export interface CheckedPicture {
  file: Blob;
  /** Object URL; revoke it when it is no longer shown. */
  url: string;
  /** Aspect ratio, width divided by height. */
  aspect: number;
}

/** Checks a picture by the rules of the server before it is uploaded. */
export async function checkPicture(file: File): Promise<CheckedPicture | PictureError> {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return 'type';
  if (file.size > UPLOAD_MAX_BYTES) return 'size';
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    console.warn('The file is not a readable picture', error);
    URL.revokeObjectURL(url);
    return 'broken';
  }
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight > UPLOAD_MAX_PIXELS) {
    URL.revokeObjectURL(url);
    return 'pixels';
  }
  return { file, url, aspect: naturalWidth / naturalHeight };
}
