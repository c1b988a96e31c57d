import { Compass, Route, Tag } from 'lucide-react';
import type { SearchResult } from '../../../contract/search.ts';
import type { SearchFacts } from '../../../data/catalogue/search-data.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import styles from './search-results.module.css';

const ICONS = { experiences: Compass, tours: Route, category: Tag } as const;

/** Icon, flag or picture of a search result; decorative, since its name follows. */
export function ResultIcon({ result, facts }: { result: SearchResult; facts: SearchFacts }) {
  const { type, key } = result;
  if (type === 'country') return <Flag className={styles.flag} country={key} />;
  if (type === 'experiences' || type === 'tours' || type === 'category') {
    const Icon = ICONS[type];
    return (
      <span className={styles.disc}>
        <Icon aria-hidden />
      </span>
    );
  }
  const experience = facts.experiences.get(key);
  const item = { experience, tour: facts.tours.get(key), blogpost: facts.posts.get(key) }[type];
  const country = experience?.country_key ?? facts.tours.get(key)?.countries[0] ?? result.country_key ?? '';
  return (
    <span className={styles.picture}>
      <ExperiencePicture
        picture={item?.image_uris[0]}
        palette={facts.countries.get(country)?.palette ?? []}
        preset="marker"
        sizes="48px"
        alt=""
      />
    </span>
  );
}
