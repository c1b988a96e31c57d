import { expect, it } from 'vitest';
import { readPicture } from '../../../src/ui/features/account/picture/read-picture.ts';

it.each(['image/heic', 'image/heif', ''])(
  'rejects a HEIC picture of type “%s”, which Safari converts only when it is chosen',
  async (type) => {
    expect(await readPicture(new File(['heic'], 'beach.heic', { type }))).toBe('type');
  },
);
