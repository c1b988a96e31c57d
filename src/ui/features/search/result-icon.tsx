import { Compass, Info, Map, MapPin, Route, SlidersHorizontal, Tag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { DeviceResult } from '../../../contract/data-api.ts';
import type { SearchFacts } from '../../../data/catalogue/search-data.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import styles from './search-results.module.css';

const ICONS: Partial<Record<DeviceResult['type'], LucideIcon>> = {
  experiences: Compass,
  tours: Route,
  category: Tag,
  guide: Map,
  list: SlidersHorizontal,
  page: Info,
  town: MapPin,
};

/** Where results with a picture are, apart from experiences. */
const TABLES: Partial<Record<DeviceResult['type'], 'tours' | 'roundups' | 'posts'>> = {
  tour: 'tours',
  roundup: 'roundups',
};

/** Icon, flag or picture of a search result; decorative, since its name follows. */
export function ResultIcon({ result, facts }: { result: DeviceResult; facts: SearchFacts }) {
  const { type, key } = result;
  if (type === 'country') return <Flag className={styles.flag} country={key} />;
  const Icon = ICONS[type];
  if (Icon !== undefined) {
    return (
      <span className={styles.disc}>
        <Icon aria-hidden />
      </span>
    );
  }
  const experience = facts.experiences.get(key);
  const item = experience ?? facts[TABLES[type] ?? 'posts'].get(key);
  const country = experience?.country_key ?? facts.tours.get(key)?.countries[0] ?? result.country_key ?? '';
  return (
    <span className={styles.picture}>
      <CardPicture
        pictures={item?.image_uris ?? []}
        countries={country === '' ? [] : [country]}
        palette={facts.countries.get(country)?.palette ?? []}
        preset="marker"
        sizes="48px"
        alt=""
      />
    </span>
  );
}
