import { CloudRain, Sun } from 'lucide-react';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { seasonRuns } from '../country-facts.ts';
import { ColorBox } from '../../../components/color-box.tsx';
import styles from './season-band.module.css';

/** Dry and wet months over the year; decorative, `SeasonText` has the text. */
export function SeasonBand({ country }: { country: Pick<CountrySummary, 'dry_months' | 'wet_months'> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.band} aria-hidden>
      {seasonRuns(country.dry_months, country.wet_months).map(({ season, from, to }) => (
        <span
          key={from}
          className={classNames(styles.run, styles[season])}
          style={{ gridColumn: `${from} / ${to + 1}` }}
        >
          <ColorBox className={styles.ground} />
          {season === 'dry' && <Sun className={styles.icon} />}
          {season === 'wet' && <CloudRain className={styles.icon} />}
          {season !== 'between' && <span>{t(`destination.season.${season}`)}</span>}
        </span>
      ))}
    </div>
  );
}
