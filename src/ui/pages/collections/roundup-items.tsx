import { byKey } from '../../../model/base/by-key.ts';
import { toursByKeys } from '../../../data/catalogue/list-queries.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import type { Roundup, RoundupDetails } from '../../../model/schemas/roundup.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { endKeys } from '../../features/cards/end-keys.ts';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useLive, useShared } from '../../shell/state/use-live.ts';
import styles from './collections-page.module.css';

/** Cards of a roundup's items, each with why it is there; items that this device lacks are left out. */
export function RoundupItems({ of, items }: { of: Roundup['of']; items: RoundupDetails['items'] }) {
  const { locale } = useTranslation();
  const countries = useShared(sharedQueries.countries);
  const keys = items.map(({ key }) => key);
  const rows = useLive(() => rowsOf(of, keys), [of, keys.join()]);
  if (rows === undefined || countries === undefined) return <GridSkeleton ribbon={of === 'tours'} />;
  const known = byKey(countries);

  function cardOf(key: string) {
    const tour = rows?.tours.get(key);
    if (tour !== undefined)
      return (
        <TourCard
          tour={tour}
          countries={tour.countries.flatMap((country) => known.get(country) ?? [])}
          ends={endKeys(tour).map((end) => rows?.experiences.get(end))}
          href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
        />
      );
    const experience = rows?.experiences.get(key);
    const country = known.get(experience?.country_key ?? '');
    return experience === undefined || country === undefined ? null : (
      <ExperienceCard
        experience={experience}
        country={country}
        href={pathOf('experiences-key', locale, {}, { key })}
      />
    );
  }

  return (
    <CardGrid>
      {items.map(({ key, [locale]: { note } }) => {
        const card = cardOf(key);
        return (
          card !== null && (
            <li key={key} className={styles.item} data-card>
              {card}
              <p className={styles.note}>{note}</p>
            </li>
          )
        );
      })}
    </CardGrid>
  );
}

/** The rows of its items; of tours with their first and last stops. */
async function rowsOf(of: Roundup['of'], keys: readonly string[]) {
  const tours = of === 'tours' ? await toursByKeys(keys) : [];
  const experiences = await experiencesByKeys(of === 'tours' ? tours.flatMap(endKeys) : keys);
  return { tours: byKey(tours), experiences: byKey(experiences) };
}
