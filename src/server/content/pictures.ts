/// <reference types="vite/types/importMeta.d.ts" />
import { DETAIL_POINTS, DETAIL_ZOOM, pictureUrl } from '../../model/pictures/picture.ts';
import { type Master, readManifest, versionOf } from '../images/masters.ts';

/** As on the wire: an entry of `image_uris`. */
export interface PictureRow {
  uri: string;
  fp_x: number;
  fp_y: number;
  /** Mean color, the placeholder while the picture loads. */
  colour: string;
}

export interface Pictures {
  /** Undefined if it has not been drawn. */
  of(folder: string, key: string): PictureRow | undefined;
  /** Detail of the same picture for the activity at this index. */
  detail(folder: string, key: string, index: number): string | undefined;
}

const SIZE = [480, 320] as const;

/** The manifest of the bundled artwork is part of the server's bundle; the picture files are next to it. */
const MANIFESTS = import.meta.glob<string>('../artwork/manifest.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function bundledPictures(): Pictures {
  const [text] = Object.values(MANIFESTS);
  return picturesOf(text === undefined ? new Map() : readManifest(text));
}

export function picturesOf(manifest: ReadonlyMap<string, Master>): Pictures {
  const of: Pictures['of'] = (folder, key) => {
    const master = manifest.get(key);
    return master && pictureRow(folder, key, master);
  };
  return {
    of,
    detail(folder, key, index) {
      const picture = of(folder, key);
      const [fp_x, fp_y] = DETAIL_POINTS[index % DETAIL_POINTS.length] ?? [0.5, 0.5];
      return picture && `${pictureUrl({ uri: picture.uri, fp_x, fp_y }, SIZE)}&fp-z=${DETAIL_ZOOM}`;
    },
  };
}

/** The URL has the content hash, so that a redrawn picture gets a new URL. */
export function pictureRow(folder: string, key: string, master: Master): PictureRow {
  const { fp_x, fp_y, placeholder } = master;
  const uri = `/images/${folder}/${key}/${key}.webp?v=${versionOf(master)}`;
  return { uri, fp_x, fp_y, colour: placeholder };
}
