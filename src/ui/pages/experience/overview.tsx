import { CalendarDays, Clock, Landmark, Mountain, Route, Share2, Ticket } from 'lucide-react';
import type { ExperienceDetails, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { MonthsStrip } from '../../components/months-strip.tsx';
import { Tag } from '../../components/tag.tsx';
import { HEADER_WITHOUT_START, useMedia } from '../../components/use-media.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { FactsList, type Fact } from '../../features/details/facts-list.tsx';
import { useUnits } from '../../features/details/use-units.ts';
import { shareUrl } from '../../features/details/share-url.ts';
import { formatMonths } from '../../format/format-months.ts';
import { formatHalves, stayDays } from '../../format/stay-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { TextNotHere } from '../../layout/parts/text-not-here.tsx';
import { usePlanStart } from '../../layout/use-plan-start.ts';
import { AddToTour } from './add-to-tour.tsx';
import styles from './overview.module.css';

/** Description, key facts and actions. */
export function Overview({
  place,
  details,
}: {
  place: ExperienceSummary;
  details: ExperienceDetails | undefined;
}) {
  const { t, locale } = useTranslation();
  const start = usePlanStart();
  const needsStart = useMedia(HEADER_WITHOUT_START);
  const facts = useFacts(place, details);
  return (
    <DetailSection id="about" title={t('experience.section.about')}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <FactsList facts={facts} />
          <MonthsStrip best={place.months} />
          <div className={styles.actions}>
            {start?.to === 'planner' && (
              <Button
                className={styles.plan}
                variant={needsStart ? 'accent' : 'primary'}
                icon={Route}
                href={start.href}
              >
                {t('experience.plan')}
              </Button>
            )}
            <AddToTour place={place} />
            <IconButton
              label={t('experience.share')}
              icon={Share2}
              variant="outline"
              onClick={() => void shareUrl(place[locale].title, t('experience.copied'))}
            />
          </div>
        </div>
        <div className={styles.text}>
          {details?.unesco === true && (
            <p className={styles.tags}>
              <Tag tone="tint" icon={Landmark}>
                {t('experience.unesco')}
              </Tag>
            </p>
          )}
          {details === undefined ? (
            <TextNotHere countries={[place.country_key]} />
          ) : (
            details[locale].description
              .split('\n\n')
              .map((paragraph) => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
          )}
        </div>
      </div>
    </DetailSection>
  );
}

function useFacts(place: ExperienceSummary, details: ExperienceDetails | undefined): Fact[] {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { elevation } = useUnits();
  const days = stayDays(place.duration);
  const year = String(place.fee_year ?? place.price_year);
  return [
    place.price === 0
      ? { icon: Ticket, value: t('experience.free'), label: t('experience.entry', { year }) }
      : {
          icon: Ticket,
          value: t('experience.about', { price: format.money(place.price) }),
          label: t('experience.price', { year }),
        },
    {
      icon: Clock,
      value: tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) }),
      label: t('experience.recommended'),
    },
    {
      icon: CalendarDays,
      value: formatMonths(place.months, locale, 'short') || t('kit.allYear'),
      label: t('experience.bestMonths'),
    },
    ...(details === undefined
      ? []
      : [{ icon: Mountain, value: elevation(details.elevation_m), label: t('experience.elevation') }]),
  ];
}
