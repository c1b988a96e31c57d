import { Suspense } from 'react';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { useFreePicture } from './use-free-picture.ts';
import type { FlagMapProps } from './flag-map.tsx';
import { ExperiencePicture, type ExperiencePictureProps } from '../experience-picture.tsx';

/** Lazy chunk: few cards have no picture left. */
const flagMap = lazyPart<FlagMapProps>(() => import('./flag-map.tsx'));

/** The flags of `countries`, and the map of `place`, stand in for a picture where the view shows all of them. */
export interface CardPictureProps extends Omit<ExperiencePictureProps, 'picture'>, FlagMapProps {
  /** `image_uris` of the item: the card shows the first one that its view does not show yet. */
  pictures: readonly NonNullable<ExperiencePictureProps['picture']>[];
}

/** Picture of a card that is not in its view yet; flag and map where there is none left. */
export function CardPicture({ pictures, countries, place, ...props }: CardPictureProps) {
  const picture = useFreePicture(pictures);
  if (picture !== null || countries.length === 0) {
    return <ExperiencePicture {...props} picture={picture ?? undefined} />;
  }
  const waiting = <ExperiencePicture {...props} alt="" picture={undefined} />;
  return (
    <ErrorBoundary fallback={waiting}>
      <Suspense fallback={waiting}>
        <flagMap.Component countries={countries} place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}
