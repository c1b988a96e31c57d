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
  /** Author and license of a photograph. */
  credit?: string;
}

export interface Pictures {
  /** The scenes of a place that are drawn: its composition, then a further one. */
  scenesOf(folder: string, key: string): PictureRow[];
  /**
   * Picture of an activity of an experience: what one does there, or, as long as that has not been drawn, a detail of
   * the experience's own picture by the activity's index.
   */
  ofActivity(
    experience: { folder: string; key: string },
    activity: string,
    index: number,
  ): string | undefined;
}

const SIZE = [480, 320] as const;

/** The manifest of the bundled artwork is part of the server's bundle; the picture files are next to it. */
const MANIFESTS = import.meta.glob<string>('../artwork/manifest.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Names of the pictures of activities by `experience/activity`, written by the artwork renderer as well. */
const ACTIVITIES = import.meta.glob<Readonly<Record<string, string>>>('../artwork/activities.json', {
  import: 'default',
  eager: true,
});

export function bundledPictures(): Pictures {
  const [text] = Object.values(MANIFESTS);
  const [activities = {}] = Object.values(ACTIVITIES);
  return picturesOf(text === undefined ? new Map() : readManifest(text), activities);
}

export function picturesOf(
  manifest: ReadonlyMap<string, Master>,
  activities: Readonly<Record<string, string>> = {},
): Pictures {
  const of = (folder: string, key: string) => {
    const master = manifest.get(key);
    return master && pictureRow(folder, key, master);
  };
  return {
    scenesOf(folder, key) {
      return [key, `${key}-further`].flatMap((name) => of(folder, name) ?? []);
    },
    ofActivity({ folder, key }, activity, index) {
      const own = of('activities', activities[`${key}/${activity}`] ?? '');
      if (own) return pictureUrl(own, SIZE);
      const picture = of(folder, key);
      const [fp_x, fp_y] = DETAIL_POINTS[index % DETAIL_POINTS.length] ?? [0.5, 0.5];
      return picture && `${pictureUrl({ uri: picture.uri, fp_x, fp_y }, SIZE)}&fp-z=${DETAIL_ZOOM}`;
    },
  };
}

/** The URL has the content hash, so that a redrawn picture gets a new URL. */
export function pictureRow(folder: string, key: string, master: Master): PictureRow {
  const { fp_x, fp_y, placeholder, photo } = master;
  const uri = `/images/${folder}/${key}/${key}.webp?v=${versionOf(master)}`;
  const credit = photo && { credit: `${photo.author}, ${photo.license}` };
  return { uri, fp_x, fp_y, colour: placeholder, ...credit };
}
