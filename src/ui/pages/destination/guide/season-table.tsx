import {
  Check,
  CloudRain,
  DoorClosed,
  type LucideIcon,
  PartyPopper,
  Snowflake,
  Sun,
  ThermometerSnowflake,
  Wind,
} from 'lucide-react';
import { useState } from 'react';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import type { Practical, SEASONS } from '../../../../model/schemas/practical.ts';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { formatMonths, monthName } from '../../../format/format-months.ts';
import { useFormat } from '../../../format/use-format.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import guide from './guide.module.css';
import styles from './season-table.module.css';
import { SourceLine } from './source-line.tsx';

type Season = (typeof SEASONS)[number];

const ICONS: Record<Season, LucideIcon> = {
  good: Check,
  cool: ThermometerSnowflake,
  hot: Sun,
  wet: CloudRain,
  windy: Wind,
  snow: Snowflake,
  closed: DoorClosed,
};
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** When each region is at its best, month by month, with the festivals. */
export function SeasonTable({ country, practical }: { country: CountrySummary; practical: Practical }) {
  const { t, locale } = useTranslation();
  const { regions, festivals } = practical;
  const shown = new Set(regions.flatMap(({ months }) => months));
  return (
    <>
      <div className={styles.head}>
        <h3>{t('guide.season.table')}</h3>
        <ul className={styles.legend} aria-hidden>
          {[...shown].map((season) => {
            const Icon = ICONS[season];
            return (
              <li key={season} className={styles[season]}>
                <Icon />
                {t(`guide.season.${season}`)}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.card}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('guide.season.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('guide.season.region')}</VisuallyHidden>
              </th>
              {MONTHS.map((month) => (
                <th
                  key={month}
                  scope="col"
                  className={classNames(country.best_months.includes(month) && styles.best)}
                  abbr={monthName(month, locale, 'long')}
                >
                  <span className={styles.wide}>{monthName(month, locale, 'short')}</span>
                  <span className={styles.narrow} aria-hidden>
                    {monthName(month, locale, 'narrow')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regions.map(({ key, months, ...region }) => (
              <tr key={key}>
                <th scope="row">{region[locale].name}</th>
                {MONTHS.map((month) => {
                  const season = months[month - 1] ?? 'good';
                  const Icon = ICONS[season];
                  return (
                    <td key={month} className={styles[season]}>
                      <Icon aria-hidden />
                      <VisuallyHidden>{t(`guide.season.${season}`)}</VisuallyHidden>
                    </td>
                  );
                })}
              </tr>
            ))}
            {festivals.length > 0 && (
              <tr>
                <th scope="row">{t('guide.festivals.row')}</th>
                {MONTHS.map((month) => {
                  const here = festivals.filter(({ months }) => months.includes(month));
                  return (
                    <td key={month} className={styles.festival}>
                      {here.length > 0 && <PartyPopper aria-hidden />}
                      <VisuallyHidden>
                        {here.map((festival) => festival[locale].name).join(', ') ||
                          t('guide.festivals.none')}
                      </VisuallyHidden>
                    </td>
                  );
                })}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <RegionNotes practical={practical} />
      <Festivals practical={practical} />
    </>
  );
}

function RegionNotes({ practical }: { practical: Practical }) {
  const { t, locale } = useTranslation();
  const noted = practical.regions.filter((region) => region[locale].note !== undefined);
  if (noted.length === 0) return null;
  return (
    <>
      <h3 className={styles.sub}>{t('guide.season.notes')}</h3>
      <dl className={styles.regions}>
        {noted.map(({ key, ...region }) => (
          <div key={key}>
            <dt>{region[locale].name}</dt>
            <dd>{region[locale].note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Festivals({ practical }: { practical: Practical }) {
  const { t, locale } = useTranslation();
  const when = useWhen();
  if (practical.festivals.length === 0) return null;
  return (
    <>
      <h3 className={styles.sub}>{t('guide.festivals.title')}</h3>
      <ul className={guide.cards}>
        {practical.festivals.map(({ key, months, dates, ...festival }) => {
          const { name, where, note } = festival[locale];
          const date = when(months, dates);
          return (
            <li key={key}>
              <span className={styles.when}>
                <PartyPopper aria-hidden />
                {where === undefined ? date : t('guide.festivals.when', { when: date, where })}
              </span>
              <h4>{name}</h4>
              <p>{note}</p>
            </li>
          );
        })}
      </ul>
      <SourceLine practical={practical} facts={practical.festivals} />
    </>
  );
}

/** The next known dates, else the months. */
function useWhen() {
  const { locale } = useTranslation();
  const format = useFormat();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (months: readonly number[], dates: readonly (readonly [string, string])[] = []) => {
    const next = dates.find(([, last]) => last >= today);
    if (next === undefined) return formatMonths(months, locale, 'long');
    const [first, last] = next;
    return first === last ? format.date(first, 'long') : format.dateRange(first, last, 'long');
  };
}
