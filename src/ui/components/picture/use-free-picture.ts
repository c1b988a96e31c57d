import { useContext, useLayoutEffect, useState } from 'react';
import { freePicture, pictureId } from '../../../model/pictures/free-picture.ts';
import { type ShownPictures, ViewContext } from '../../shell/state/picture-view.tsx';

interface Picture {
  uri: string;
}

/**
 * The first of a card's pictures that its view does not show yet; null if it shows all of them, undefined without any.
 * Cards that appear together choose in the order of the page, and keep what they have: a picture on screen never changes.
 */
export function useFreePicture<Found extends Picture>(pictures: readonly Found[]): Found | null | undefined {
  const shown = useContext(ViewContext);
  const uris = pictures.map(({ uri }) => uri).join(' ');
  const [chosen, setChosen] = useState<{ uris: string; uri: string | undefined }>();
  // Effects run in the order of the page, and before it is painted.
  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const free = freePicture(uris === '' ? [] : uris.split(' ').map((uri) => ({ uri })), shown);
    // oxlint-disable-next-line react/set-state-in-effect -- what is free shows in the effects of the cards before
    setChosen({ uris, uri: free?.uri });
    return free && show(shown, [free.uri]);
  }, [shown, uris]);
  if (shown === null || uris === '') return pictures[0];
  if (chosen?.uris !== uris) return undefined;
  return pictures.find(({ uri }) => uri === chosen.uri) ?? null;
}

/** Pictures that the view shows whether they are free or not: its hero, those of texts. */
export function useShownPictures(uris: readonly string[]): void {
  const shown = useContext(ViewContext);
  const all = uris.join(' ');
  useLayoutEffect(
    () => (shown === null || all === '' ? undefined : show(shown, all.split(' '))),
    [shown, all],
  );
}

/** Counts pictures as shown; the returned function takes that back. */
function show(shown: ShownPictures, uris: readonly string[]): () => void {
  const ids = uris.map((uri) => pictureId({ uri }));
  for (const id of ids) shown.set(id, (shown.get(id) ?? 0) + 1);
  return () => {
    for (const id of ids) {
      const left = (shown.get(id) ?? 0) - 1;
      if (left > 0) shown.set(id, left);
      else shown.delete(id);
    }
  };
}
