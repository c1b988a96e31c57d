import { createHash } from 'node:crypto';
import { pictureUrl } from '../../src/model/pictures/picture.ts';
import { type ContentFile, contentFiles } from '../../src/server/content/content-files.ts';
import { bundledPictures, type PictureRow, type Pictures } from '../../src/server/content/pictures.ts';
import { readCatalogue } from '../../src/server/content/read-catalogue.ts';

interface Draft {
  key: string;
  country_key: string;
  joint: unknown;
}

/** The catalogue as it will be once all drafts are places: a projection of its size. */
export function catalogueWithDrafts(): ReturnType<typeof readCatalogue> {
  const files = contentFiles({ unpublished: true });
  const drafts = files.filter(({ kind }) => kind === 'drafts').map(({ text }) => JSON.parse(text) as Draft);
  const published = files.filter(({ kind }) => kind !== 'drafts' && kind !== 'practical');
  return readCatalogue(
    [
      ...published.map((file) => (file.kind === 'networks' ? withJoints(file, drafts) : file)),
      ...drafts.map((draft): ContentFile => ({
        kind: 'experiences',
        key: draft.key,
        text: JSON.stringify(draft),
      })),
    ],
    { pictures: withDraftPictures(bundledPictures()) },
  );
}

function withJoints(file: ContentFile, drafts: readonly Draft[]): ContentFile {
  const network = JSON.parse(file.text) as { key: string; places?: Record<string, unknown> };
  const own = drafts.filter(({ country_key }) => country_key === network.key);
  const joints = Object.fromEntries(own.map(({ key, joint }) => [key, joint]));
  return { ...file, text: JSON.stringify({ ...network, places: { ...network.places, ...joints } }) };
}

/** Their pictures are not drawn yet: each gets an entry of the usual length. */
function withDraftPictures(pictures: Pictures): Pictures {
  const projected = (folder: string, key: string): PictureRow => {
    const hash = createHash('sha256').update(key).digest('hex');
    const uri = `/images/${folder}/${key}/${key}.webp?v=${hash.slice(0, 8)}`;
    return { uri, fp_x: 0.34, fp_y: 0.52, colour: `#${hash.slice(8, 14)}` };
  };
  return {
    scenesOf: (folder, key) => {
      const scenes = pictures.scenesOf(folder, key);
      return scenes.length > 0 ? scenes : [projected(folder, key), projected(folder, `${key}-further`)];
    },
    ofActivity: (place, activity, index) =>
      pictures.ofActivity(place, activity, index) ??
      pictureUrl(projected('activities', `${place.key}-${activity}`), [480, 320]),
  };
}
