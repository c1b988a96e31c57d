import path from 'node:path';
import sharp from 'sharp';
import { nameOf } from './manifest.ts';

/** Contact sheet: small pictures of a country side by side, in list order. */
export async function writeSheet(
  folder: string,
  name: string,
  keys: readonly string[],
  wide: boolean,
): Promise<void> {
  const width = wide ? 688 : 200;
  const height = wide ? 200 : 150;
  const columns = wide ? 2 : keys.length > 16 ? 8 : 4;
  const rows = Math.ceil(keys.length / columns);
  const tiles = await Promise.all(
    keys.map(async (key, index) => ({
      input: await sharp(path.join(folder, `${nameOf({ key, hero: wide })}.webp`))
        .resize(width, height)
        .toBuffer(),
      left: (index % columns) * (width + 4),
      top: Math.floor(index / columns) * (height + 4),
    })),
  );
  const sheet = sharp({
    create: { width: columns * (width + 4), height: rows * (height + 4), channels: 3, background: '#ffffff' },
  });
  await sheet
    .composite(tiles)
    .png()
    .toFile(path.join(folder, `sheet-${name}.png`));
}
