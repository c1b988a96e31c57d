import { Link } from 'wouter';
import type { PublicTour } from '../../../contract/user-things.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { countryName } from '../../../model/place/country-name.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './profile-page.module.css';

/** Card of a published tour; the whole card is a link. */
export function PublishedTour({
  tour,
  countries,
}: {
  tour: PublicTour;
  countries: readonly CountrySummary[];
}) {
  const { tn, locale } = useTranslation();
  const rowOf = (key: string) => countries.find((country) => country.key === key);
  const names = tour.countries.flatMap((key) => countryName(key, rowOf(key), locale) ?? []).join(', ');
  const stops = tour.itinerary.filter((entry) => entry.experience_id !== undefined).length;
  const [first] = countries;
  return (
    <article className={styles.tour}>
      <div className={styles.picture}>
        <CardPicture
          pictures={countries.flatMap(({ image_uris }) => image_uris)}
          countries={tour.countries}
          palette={first?.palette ?? []}
          sizes="(min-width: 600px) 380px, 100vw"
          alt=""
        />
      </div>
      <div className={styles.body}>
        <p className={styles.countries}>
          {tour.countries.map((key) => (
            <Flag key={key} country={key} />
          ))}
          <span>{names}</span>
        </p>
        <h3 className={styles.tourTitle}>
          {tour.slug === null ? (
            tour.name || names
          ) : (
            <Link className={styles.link} href={pathOf('tours-slug', locale, {}, { slug: tour.slug })}>
              {tour.name || names}
            </Link>
          )}
        </h3>
        <p className={styles.quiet}>{tn('account.user.stops', stops)}</p>
      </div>
    </article>
  );
}
