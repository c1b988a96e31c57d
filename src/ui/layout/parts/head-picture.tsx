import { headHeroOf, heroUri } from '../../../contract/pictures/hero-sections.ts';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';
import styles from './head-picture.module.css';

/** The hero picture of the current page, a band at its head. */
export function HeadPicture() {
  const page = useFoundPage()?.page;
  const section = page === undefined ? undefined : headHeroOf(page);
  if (section === undefined) return null;
  const uri = heroUri(section);
  return (
    <div className={styles.band}>
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
