import { ImportError } from '../import-error.ts';
import { PbfBlock } from './pbf-block.ts';
import type { PbfFile } from './read-pbf.ts';

/** @throws ImportError for a block that is broken, which may show only when its items are read */
export function eachBlock(
  file: string,
  pbf: PbfFile,
  visit: (block: PbfBlock, index: number) => void,
  skips?: (index: number) => boolean,
): void {
  for (const { index, data } of pbf.blocks(skips)) {
    try {
      visit(new PbfBlock(data), index);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new ImportError(`${file}: data block ${index} is broken: ${cause}`);
    }
  }
}
