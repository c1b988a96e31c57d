import path from 'node:path';
import sharp from 'sharp';

/** Contact sheet: small pictures of a country side by side, in list order. */
export async function writeSheet(
  folder: string,
  name: string,
  names: readonly string[],
  wide: boolean,
): Promise<void> {
  const width = wide ? 688 : 200;
  const height = wide ? 200 : 150;
  const columns = wide ? 2 : names.length > 16 ? 8 : 4;
  const rows = Math.ceil(names.length / columns);
  const tiles = await Promise.all(
    names.map(async (one, index) => ({
      input: await sharp(path.join(folder, `${one}.webp`))
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
