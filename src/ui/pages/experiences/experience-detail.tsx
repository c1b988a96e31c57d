import { useLive } from '../../shell/state/use-live.ts';
import { BedDouble, Clock, Mountain, Plus, Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { experienceDetailsByKey } from '../../../data/catalogue/live-queries.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
} from '../../../model/schemas/catalogue.ts';
import { staysLink } from '../../../model/provider-links.ts';
import { Button } from '../../components/form/button.tsx';
import { HtmlText } from '../../components/html-text.tsx';
import { MonthsStrip } from '../../components/months-strip.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { Tag } from '../../components/tag.tsx';
import { formatHalves, stayDays } from '../../format/stay-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './experience-detail.module.css';
import { TextNotCached } from './text-not-cached.tsx';

const MAX_ACTIVITIES = 4;

/** Details of an experience, with activities and links; spans the row below its card. */
export function ExperienceDetail(props: {
  id: string;
  experience: ExperienceSummary;
  country: CountrySummary;
  /** Opened by a click just now: scroll smoothly. */
  smooth: boolean;
}) {
  const { id, experience, country, smooth } = props;
  const { t, locale } = useTranslation();
  const box = useRef<HTMLLIElement>(null);
  // Null if not cached, undefined while loading.
  const details = useLive(
    async () => (await experienceDetailsByKey(experience.key)) ?? null,
    [experience.key],
  );
  const texts = experience[locale];

  // Scrolls into view, and again when the texts are loaded.
  const ready = details !== undefined;
  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (ready)
      box.current?.scrollIntoView({
        block: 'nearest',
        behavior: smooth && !reducedMotion ? 'smooth' : 'auto',
      });
  }, [ready, smooth]);

  return (
    <li ref={box} className={styles.detail} id={id}>
      <section className={styles.columns} aria-label={texts.title}>
        <div className={styles.column}>
          <p className={styles.title}>{texts.title}</p>
          <p className={styles.text}>{details ? details[locale].description : texts.teaser}</p>
          {details === null && <TextNotCached country={country.key} />}
          <ul className={styles.tags}>
            {experience.categories.map((category) => (
              <li key={category}>
                <Tag tone="neutral">{t(`categories.${category}`)}</Tag>
              </li>
            ))}
          </ul>
          <div className={styles.months}>
            <p className={styles.label}>{t('browse.details.months')}</p>
            <MonthsStrip best={experience.months} />
          </div>
        </div>
        <div className={styles.column}>
          <h4 className={styles.label}>{t('browse.details.activities')}</h4>
          {details && details.activities.length > 0 && (
            <Activities details={details} experience={experience} country={country} />
          )}
          {details?.activities.length === 0 && (
            <p className={styles.quiet}>{t('browse.details.noActivities')}</p>
          )}
        </div>
        <div className={styles.column}>
          <Facts experience={experience} details={details} />
          <Actions experience={experience} country={country} />
        </div>
      </section>
    </li>
  );
}

function Activities(props: {
  details: ExperienceDetails;
  experience: ExperienceSummary;
  country: CountrySummary;
}) {
  const { details, experience, country } = props;
  const { locale } = useTranslation();
  const colour = experience.image_uris[0]?.colour;
  return (
    <ul className={styles.activities}>
      {details.activities.slice(0, MAX_ACTIVITIES).map((activity) => (
        <li key={activity.key} className={styles.activity}>
          <span className={styles.thumb}>
            <CardPicture
              pictures={activity.image_uri === undefined ? [] : [{ uri: activity.image_uri, colour }]}
              countries={[]}
              palette={country.palette}
              preset="highlight"
              sizes="64px"
              alt=""
            />
          </span>
          <div>
            <p className={styles.activityTitle}>{activity[locale].title}</p>
            <HtmlText className={styles.activityText} html={activity[locale].description} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts(props: { experience: ExperienceSummary; details: ExperienceDetails | null | undefined }) {
  const { experience, details } = props;
  const { t, tn } = useTranslation();
  const format = useFormat();
  const days = stayDays(experience.duration);
  const estimate = (usd: number, year: number) =>
    t('browse.details.estimate', { price: format.money(usd), year: String(year) });
  const facts: [icon: ReactNode, label: string, value: string][] = [
    [
      <Ticket key="entry" aria-hidden />,
      t('browse.details.entry'),
      experience.price === 0
        ? t('card.free')
        : estimate(experience.price, experience.fee_year ?? experience.price_year),
    ],
    [
      <Clock key="plan" aria-hidden />,
      t('browse.details.plan'),
      tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) }),
    ],
    [
      <BedDouble key="stay" aria-hidden />,
      t('browse.details.night'),
      estimate(experience.price_per_night, experience.price_year),
    ],
  ];
  if (details) {
    facts.push([
      <Mountain key="elevation" aria-hidden />,
      t('browse.details.elevation'),
      t('browse.details.metres', { metres: format.number(details.elevation_m) }),
    ]);
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ experience, country }: { experience: ExperienceSummary; country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  return (
    <div className={styles.actions}>
      {flags.planner && country.planner && (
        <Button
          variant="accent"
          icon={Plus}
          href={pathOf('tours-create', locale, { countries: country.key, add: experience.key })}
        >
          {t('browse.details.startHere')}
        </Button>
      )}
      <Button variant="outline" href={pathOf('experiences-key', locale, {}, { key: experience.key })}>
        {t('browse.details.page')}
      </Button>
      <Button variant="text" href={staysLink({ city: experience.hotel_city, country: country[locale].name })}>
        {t('browse.details.hotels', { place: experience.hotel_city })}
      </Button>
    </div>
  );
}
