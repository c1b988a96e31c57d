import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { toursOfCountry } from '../../../../data/catalogue/country-queries.ts';
import { experiencesByKeys } from '../../../../data/catalogue/live-queries.ts';
import { createFromReadyMade, deleteTour } from '../../../../data/tours/tours.ts';
import { suggestedRoutes } from '../../../../model/place/suggested-routes.ts';
import type { CountrySummary, TourSummary } from '../../../../model/schemas/catalogue.ts';
import { CardPicture } from '../../../components/picture/card-picture.tsx';
import { Button } from '../../../components/form/button.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useCopyName } from '../../../features/user-tours/use-copy-name.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useUserDb } from '../../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { useLive } from '../../../shell/state/use-live.ts';
import { NightsBar } from './nights-bar.tsx';
import styles from './routes.module.css';

const MOST_TOURS = 40;

/** Ready-made tours of about one, two and three weeks. */
export function useRoutes(country: string): TourSummary[] {
  return suggestedRoutes(useLive(() => toursOfCountry(country, MOST_TOURS), [country]) ?? []);
}

/** Routes with their nights; each opens as a copy in the planner. */
export function Routes({ country, routes }: { country: CountrySummary; routes: readonly TourSummary[] }) {
  const { t } = useTranslation();
  return (
    <DetailSection id="routes" title={t('guide.routes.title')} intro={t('guide.routes.intro')}>
      <ul className={styles.routes}>
        {routes.map((tour) => (
          <li key={tour.key}>
            <RouteCard tour={tour} country={country} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function RouteCard({ tour, country }: { tour: TourSummary; country: CountrySummary }) {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const open = useOpen(tour, country);
  const stops = useStops(tour);
  const { title, teaser } = tour[locale];
  return (
    <article className={styles.route}>
      <div className={styles.picture}>
        <CardPicture
          pictures={tour.image_uris}
          countries={tour.countries}
          palette={country.palette}
          sizes="(min-width: 1100px) 384px, (min-width: 600px) 50vw, 100vw"
          alt=""
        />
        <b>{tn('card.days', tour.days)}</b>
      </div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.teaser}>{teaser}</p>
        <NightsBar stops={stops} />
        <ol className={styles.stops}>
          {stops.map(({ key, name, nights }) => (
            <li
              key={key}
              aria-label={t('guide.routes.stop', { place: name, nights: tn('guide.routes.nights', nights) })}
            >
              {name} <b>{nights}</b>
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <span>{t('guide.routes.price', { price: format.money(tour.price) })}</span>
          <Button
            variant="primary"
            iconEnd={ArrowRight}
            busy={open.busy}
            aria-label={t('guide.routes.openName', { tour: title })}
            onClick={open.open}
          >
            {t('guide.routes.open')}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Stops with a night, each with its place's name. */
function useStops(tour: TourSummary): { key: string; name: string; nights: number }[] {
  const { locale } = useTranslation();
  const entries = (tour.variants[0]?.itinerary ?? []).flatMap(({ experience_id: key, nights }) =>
    key === undefined ? [] : [{ key, nights: nights ?? 0 }],
  );
  const keys = entries.map(({ key }) => key);
  const places = useLive(() => experiencesByKeys(keys), [keys.join()]) ?? [];
  return entries.flatMap(({ key, nights }, index) => {
    const name = places.find((place) => place.key === key)?.[locale].short_title;
    return nights === 0 || name === undefined ? [] : [{ key: `${key} ${index}`, name, nights }];
  });
}

/** Copies the tour to My tours, opens it in the planner and offers to undo that. */
function useOpen(tour: TourSummary, country: CountrySummary): { open: () => void; busy: boolean } {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const db = useUserDb();
  const copyName = useCopyName();
  const { title } = tour[locale];

  async function copy() {
    setBusy(true);
    const name = await copyName(title).catch((error: unknown) => {
      console.warn('The names of the stored tours could not be read', error);
      return title;
    });
    const created = await createFromReadyMade(tour, locale, new Date(), db, name);
    setBusy(false);
    if (!created.ok) {
      showSnackbar({ message: t('tour.notCopied') });
      return;
    }
    navigate(pathOf('tours-edit', locale, { tour: created.value, step: 'customize' }));
    showSnackbar({
      message: t('guide.routes.copied', { tour: name }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        navigate(`${pathOf('destinations-key', locale, {}, { key: country.key })}#routes`);
        deleteTour(created.value, db).catch((error: unknown) =>
          console.error('The copy could not be deleted', error),
        );
      },
    });
  }

  return { open: () => void copy(), busy };
}
