import { useShared } from '../../shell/state/use-live.ts';
import { ExternalLink, Ticket } from 'lucide-react';
import type { Activity, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { ACTIVITY_PARTNERS, type ActivityPartner, activityLink } from '../../../model/provider-links.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { HtmlText } from '../../components/html-text.tsx';
import { useFreePicture } from '../../components/picture/use-free-picture.ts';
import { pictureBase } from '../../shell/components/picture-base.ts';
import { Tag } from '../../components/tag.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { TextNotHere } from '../../layout/parts/text-not-here.tsx';
import styles from './activities.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

const NAMES: Record<ActivityPartner, string> = { getyourguide: 'GetYourGuide', viator: 'Viator' };

/** Anchor for URLs with `?h=<key>`. */
export function activityId(key: string): string {
  return `activity-${key}`;
}

/** Activities at the experience; partner offers link to a partner's search. */
export function Activities(props: {
  place: ExperienceSummary;
  country: CountrySummary;
  activities: readonly Activity[] | undefined;
  /** Key of the activity named in the URL. */
  highlighted: string | null;
}) {
  const { place, country, activities, highlighted } = props;
  const { t } = useTranslation();
  return (
    <DetailSection id="activities" title={t('experience.section.activities')}>
      {activities === undefined ? (
        <TextNotHere countries={[place.country_key]} />
      ) : (
        <ul className={styles.list}>
          {activities.map((activity) => (
            <li
              key={activity.key}
              id={activityId(activity.key)}
              className={classNames(styles.activity, activity.key === highlighted && styles.marked)}
              aria-current={activity.key === highlighted ? 'true' : undefined}
            >
              <ActivityRow activity={activity} place={place} country={country} />
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function ActivityRow(props: { activity: Activity; place: ExperienceSummary; country: CountrySummary }) {
  const { activity, place, country } = props;
  const { t, locale } = useTranslation();
  const { title, description } = activity[locale];
  const { colour } = place.image_uris[0] ?? {};
  const uri = activity.image_uri;
  const picture = useFreePicture(uri === undefined ? [] : [{ uri }]);
  return (
    <>
      {picture && (
        <div className={styles.picture} style={{ background: colour ?? country.palette[1] }}>
          <img src={pictureBase(picture.uri) + picture.uri} alt="" loading="lazy" decoding="async" />
        </div>
      )}
      <div className={styles.text}>
        <h3>{title}</h3>
        <HtmlText className={styles.description} html={description} />
        {activity.promote && (
          <p className={styles.book}>
            <Tag tone="tint" icon={Ticket}>
              {t('experience.bookable')}
            </Tag>
            <PartnerLinks activity={activity} place={place} />
          </p>
        )}
      </div>
    </>
  );
}

/** Searched in English, which both partners support; the campaign is the experience's key. */
function PartnerLinks({ activity, place }: { activity: Activity; place: ExperienceSummary }) {
  const { t, locale } = useTranslation();
  const parameters = useShared(sharedQueries.settings)?.partners ?? {};
  const search = `${activity.en.title} ${place.en.short_title}`;
  return ACTIVITY_PARTNERS.map((partner) => (
    <a
      key={partner}
      className={styles.partner}
      href={activityLink(partner, search, place.key, parameters)}
      target="_blank"
      rel="noopener noreferrer sponsored"
      aria-label={t('experience.bookAt', { activity: activity[locale].title, provider: NAMES[partner] })}
    >
      {NAMES[partner]}
      <ExternalLink aria-hidden />
    </a>
  ));
}
