import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TourCard } from '../../../data/storage/user-db.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CardPicture, type CardPictureProps } from '../../components/picture/card-picture.tsx';
import { Menu, type MenuItem } from '../../components/overlay/menu.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './tour-row.module.css';

/** Tours as rows, two beside each other if there is room. */
export function TourRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Row of a tour of the user; the whole row opens it, its menu has the other actions. */
export function TourRow(props: {
  tour: TourCard;
  name: string;
  /** Start date or date range; null: none yet. */
  dates: string | null;
  /** Pictures of its stops, where cached. */
  pictures: CardPictureProps['pictures'];
  /** All countries of the catalogue. */
  countries: readonly CountrySummary[];
  /** Level of the heading, depending on the headings above the list. */
  headingLevel: 2 | 3;
  menuItems: readonly MenuItem[];
  /** Below the facts. */
  children?: ReactNode;
}) {
  const { tour, name, dates, pictures, menuItems, children } = props;
  const Heading = `h${props.headingLevel}` as const;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const countries = tour.countries.flatMap((key) => {
    const row = props.countries.find((country) => country.key === key);
    const countryLabel = countryName(key, row, locale);
    return countryLabel === undefined ? [] : [{ key, label: countryLabel, palette: row?.palette }];
  });
  const facts = [
    dates,
    tour.days === null ? null : tn('card.days', tour.days),
    tn('card.stops', tour.stops.length),
    tour.costUsd === null ? null : `${t('card.about')} ${format.money(tour.costUsd)}`,
  ].filter((fact) => fact !== null);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={pictures}
          countries={tour.countries}
          palette={countries[0]?.palette ?? []}
          sizes="(min-width: 600px) 160px, 112px"
          alt=""
        />
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {countries.map((country) => (
            <Flag key={country.key} country={country.key} />
          ))}
          <span>{countries.map(({ label }) => label).join(', ')}</span>
        </p>
        <Heading className={styles.title}>
          <Link className={styles.link} href={pathOf('tours-edit', locale, { tour: tour.id })}>
            {name}
          </Link>
        </Heading>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {children}
      </div>
      <div className={styles.menu}>
        <Menu label={t('userTours.menu', { name })} trigger={Ellipsis} items={menuItems} />
      </div>
    </article>
  );
}
