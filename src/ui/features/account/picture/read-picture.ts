import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_TYPES } from '../../../../contract/account-limits.ts';

/** Why a file is not taken; the words are `account.picture.fault.<fault>`. */
export type PictureError = (typeof PICTURE_ERRORS)[number];
export const PICTURE_ERRORS = ['type', 'size', 'pixels', 'broken'] as const;

export interface ReadPicture {
  file: Blob;
  /** For the page; to be revoked when it is not shown any more. */
  url: string;
  /** Width by height. */
  aspect: number;
}

/** Checks a chosen file as the server will, so that nobody waits for an upload in vain. */
export async function readPicture(file: File): Promise<ReadPicture | PictureError> {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return 'type';
  if (file.size > UPLOAD_MAX_BYTES) return 'size';
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    console.warn('The chosen file is no picture', error);
    URL.revokeObjectURL(url);
    return 'broken';
  }
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth * naturalHeight <= UPLOAD_MAX_PIXELS) {
    return { file, url, aspect: naturalWidth / naturalHeight };
  }
  URL.revokeObjectURL(url);
  return 'pixels';
}
