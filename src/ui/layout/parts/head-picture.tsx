import { headHeroOf, heroUri } from '../../../contract/pictures/hero-sections.ts';
import type { HeroSection } from '../../../model/pictures/picture.ts';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';
import styles from './head-picture.module.css';

/** Where the band is in a picture whose subject is not in the middle: that of all which is cut off, this is at the top. */
const TOP: Partial<Record<HeroSection, string>> = {
  tours: '17%',
  blog: '21%',
  destinations: '53%',
  experiences: '5%',
  home: '35%',
};

/** The hero picture of the current page, a band at its head. */
export function HeadPicture() {
  const page = useFoundPage()?.page;
  const section = page === undefined ? undefined : headHeroOf(page);
  if (section === undefined) return null;
  const uri = heroUri(section);
  return (
    <div className={styles.band} style={{ '--picture-top': TOP[section] }}>
      <ExperiencePicture
        key={uri}
        picture={{ uri }}
        palette={[]}
        preset="footer"
        sizes="max(100vw, 640px)"
        alt=""
        eager
      />
    </div>
  );
}
