import { BedDouble, Clock } from 'lucide-react';
import { Link } from 'wouter';
import type { ExperienceDetails, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { TimelineStop } from '../../../model/plan.ts';
import { isOwnKey } from '../../../model/own-key.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { Tag } from '../../components/tag.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './itinerary-stop.module.css';
import { stopId } from './route-on-map.ts';

const MAX_ACTIVITIES = 2;

/** A stop of the tour; hover or focus selects it on the map. */
export function ItineraryStop(props: {
  /** Starts at 0. */
  position: number;
  place: ExperienceSummary | undefined;
  text: ExperienceDetails | undefined;
  palette: readonly string[];
  stay: Pick<TimelineStop, 'nights' | 'duration'> | null;
  /** What the traveller does there; without any, activities of the catalogue are named. */
  items?: readonly string[];
  selected: boolean;
  onSelect: (id: string) => void;
}) {
  const { position, place, text, palette, stay, items = [], selected, onSelect } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  if (place === undefined) return null;
  const id = stopId(position);
  const texts = place[locale];
  const [category] = place.categories;
  const activities =
    text?.activities.slice(0, MAX_ACTIVITIES).map((activity) => activity[locale].title) ?? [];
  const lines = items.length > 0 ? items : activities;
  const select = () => onSelect(id);
  return (
    <article
      id={id}
      className={classNames(styles.stop, selected && styles.selected)}
      aria-labelledby={`${id}-title`}
    >
      <span className={styles.dot} aria-hidden>
        {position + 1}
      </span>
      <div className={styles.card}>
        <div className={styles.picture}>
          <CardPicture
            pictures={place.image_uris}
            countries={[place.country_key]}
            place={isOwnKey(place.key) ? undefined : place}
            palette={palette}
            sizes="(min-width: 600px) 168px, 104px"
            alt=""
          />
        </div>
        <div className={styles.text}>
          <h4 id={`${id}-title`} className={styles.title}>
            <VisuallyHidden>{t('tour.stop', { number: position + 1 })} </VisuallyHidden>
            {isOwnKey(place.key) ? (
              texts.title
            ) : (
              <Link
                href={pathOf('experiences-key', locale, {}, { key: place.key })}
                // Its hit area covers the whole card.
                onPointerEnter={select}
                onFocus={select}
              >
                {texts.title}
              </Link>
            )}
          </h4>
          <p className={styles.facts}>
            {stay !== null && (
              <span className={styles.stay}>
                {stay.nights > 0 ? <BedDouble aria-hidden /> : <Clock aria-hidden />}
                {stay.nights > 0 ? tn('tour.nights', stay.nights) : format.duration(stay.duration * 3600)}
              </span>
            )}
            {category !== undefined && <Tag tone="neutral">{t(`categories.${category}`)}</Tag>}
          </p>
          {lines.length > 0 ? (
            <ul className={styles.activities}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className={styles.teaser}>{texts.teaser}</p>
          )}
        </div>
      </div>
    </article>
  );
}
