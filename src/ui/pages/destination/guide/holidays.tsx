import { useState } from 'react';
import { nextHolidays } from '../../../../model/place/next-holidays.ts';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './guide.module.css';
import { SourceLine } from './source-line.tsx';

/** Days of the next twelve months on which offices and many shops are closed. */
export function Holidays({ practical }: { practical: Practical }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <DetailSection id="holidays" title={t('guide.holidays.title')} intro={t('guide.holidays.intro')}>
      <ul className={styles.ask}>
        {nextHolidays(practical.holidays, today).map(({ holiday, date }) => {
          const day = format.date(date, 'long');
          return (
            <li key={holiday.en}>
              <span>{holiday.moon === true ? t('guide.holidays.about', { date: day }) : day}</span>
              <b>{holiday[locale]}</b>
            </li>
          );
        })}
      </ul>
      <SourceLine practical={practical} facts={[]} />
    </DetailSection>
  );
}
