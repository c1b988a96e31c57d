import { homeScene } from '../../../contract/paths/home-scene.ts';
import { classNames } from './class-names.ts';
import { pictureBase } from './picture-base.ts';

/** The home page's hero picture; decorative. */
export function HomeScene({ className }: { className: string | undefined }) {
  const sources = homeScene(pictureBase());
  return (
    <picture className={classNames('home-scene', className)}>
      {sources.map(({ media, src }) => (
        <source key={media} media={media} srcSet={src} />
      ))}
      <img src={sources[2]?.src} alt="" fetchPriority="high" />
    </picture>
  );
}
