import { compress } from '../http/compress.ts';
import { renderPicture } from '../images/render-image.ts';
import { connectionsTable } from '../routes/catalogue/connections-table.ts';

/** CPU-heavy jobs (more than some milliseconds); arguments and results are serializable for another process. */
export interface HeavyJobs {
  render: typeof renderPicture;
  compress: typeof compress;
  connections: typeof connectionsTable;
}

export const HEAVY_JOBS: HeavyJobs = { render: renderPicture, compress, connections: connectionsTable };
