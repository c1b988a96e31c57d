import { Calendar, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CountrySummary, ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { CardPicture } from '../../../components/picture/card-picture.tsx';
import { PlaceMap } from '../../../components/map/place-map.tsx';
import { formatMonths } from '../../../format/format-months.ts';
import { formatHalves, stayDays } from '../../../format/stay-days.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import styles from './experiences-map.module.css';

interface ExperiencesMapProps {
  country: CountrySummary;
  places: readonly ExperienceSummary[];
}

/** Experiences on the country's map and in a list beside it, with a shared selection. */
export function ExperiencesMap({ country, places }: ExperiencesMapProps) {
  const { t, locale } = useTranslation();
  const [selected, setSelected] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // Scrolls only the list, so that the row of a selected pin is in view.
  useEffect(() => {
    const box = list.current;
    if (box === null || selected === null) return;
    const row = box.querySelector<HTMLElement>(`[data-place="${selected}"]`);
    if (row === null) return;
    const [top, left] = [row.offsetTop, row.offsetLeft];
    box.scrollTo({ top: top - (box.clientHeight - row.offsetHeight) / 2, left: left - 16 });
  }, [selected]);

  return (
    <div className={styles.columns}>
      <PlaceMap
        className={styles.map}
        label={t('destination.experiences.mapLabel', { country: country[locale].name })}
        places={places.map(({ key, location, ...place }) => ({
          id: key,
          name: place[locale].short_title,
          at: location.coordinates,
          href: pathOf('experiences-key', locale, {}, { key }),
        }))}
        selected={selected}
        onSelect={setSelected}
        withoutList
      />
      <ul ref={list} className={styles.list}>
        {places.map((place) => (
          <li
            key={place.key}
            className={classNames(styles.row, place.key === selected && styles.selected)}
            data-place={place.key}
          >
            <PlaceRow place={place} country={country} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceRow({ place, country }: { place: ExperienceSummary; country: CountrySummary }) {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const days = stayDays(place.duration);
  const texts = place[locale];
  return (
    <>
      <span className={styles.picture}>
        <CardPicture
          pictures={place.image_uris}
          countries={[country.key]}
          palette={country.palette}
          sizes="136px"
          alt=""
        />
      </span>
      <div className={styles.body}>
        <p className={styles.region}>{texts.region}</p>
        <h3 className={styles.title}>
          <Link href={pathOf('experiences-key', locale, {}, { key: place.key })}>{texts.title}</Link>
        </h3>
        <p className={styles.facts}>
          <span>
            <Clock aria-hidden />
            {tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) })}
          </span>
          <span>
            <Calendar aria-hidden />
            {formatMonths(place.months, locale, 'short') || t('kit.allYear')}
          </span>
          <b>{place.price === 0 ? t('card.free') : format.money(place.price)}</b>
        </p>
      </div>
    </>
  );
}
