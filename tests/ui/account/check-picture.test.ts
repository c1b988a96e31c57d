import { expect, it } from 'vitest';
import { checkPicture } from '../../../src/ui/features/account/picture/check-picture.ts';

it.each(['image/heic', 'image/heif', ''])(
  'rejects a HEIC picture of type “%s”, which Safari converts only when it is chosen',
  async (type) => {
    expect(await checkPicture(new File(['heic'], 'beach.heic', { type }))).toBe('type');
  },
);
