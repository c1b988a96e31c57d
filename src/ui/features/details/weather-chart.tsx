import type { ReactNode } from 'react';
import { ColorBox } from '../../components/color-box.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { monthName } from '../../format/format-months.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { percentOf, rainPercent, temperatureScale } from './chart-scale.ts';
import { useUnits } from './use-units.ts';
import styles from './weather-chart.module.css';

export interface ChartMonth {
  month: number;
  low_c: number;
  high_c: number;
  rain_mm: number;
}

const STEP = { c: 10, f: 20 } as const;

/**
 * Monthly temperatures as bars from low to high with both numbers, and rain in a separate band below; the best months
 * are emphasized. Screen readers get a table.
 */
export function WeatherChart(props: {
  /** January first. */
  months: readonly ChartMonth[];
  best: readonly number[];
  /** The weather station, and that the values are long-term averages. */
  source: string;
  /** Content above the columns of the months, in the same width; hidden from screen readers. */
  head?: ReactNode;
}) {
  const { months, best, source, head } = props;
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { degrees, temperatureUnit } = useUnits();
  const lows = months.map((month) => degrees(month.low_c));
  const highs = months.map((month) => degrees(month.high_c));
  const scale = temperatureScale([...lows, ...highs], STEP[temperatureUnit]);
  const rain = months.map((month) => month.rain_mm);

  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        <div className={styles.plot}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: `${percentOf(tick, scale)}%` }}>
              <span>{formatSigned(tick)}°</span>
            </span>
          ))}
          <div className={styles.columns}>
            {months.map(({ month }, index) => {
              const [low = 0, high = 0] = [lows[index], highs[index]];
              const foot = percentOf(low, scale);
              return (
                <span key={month} className={classNames(styles.column, best.includes(month) && styles.best)}>
                  <span
                    className={styles.bar}
                    style={{ bottom: `${foot}%`, height: `${percentOf(high, scale) - foot}%` }}
                  >
                    <ColorBox className={styles.range} />
                    <span className={styles.high}>{formatSigned(high)}</span>
                    <span className={styles.low}>{formatSigned(low)}</span>
                  </span>
                </span>
              );
            })}
          </div>
        </div>
        <div className={styles.rain}>
          <span className={styles.unit}>mm</span>
          <div className={styles.columns}>
            {rain.map((millimeters, index) => (
              <span key={months[index]?.month} className={styles.column}>
                <span className={styles.drops} style={{ height: `${rainPercent(millimeters, rain)}%` }}>
                  <ColorBox className={styles.water} />
                  <span>{format.number(millimeters)}</span>
                </span>
              </span>
            ))}
          </div>
        </div>
        <div className={styles.names}>
          {months.map(({ month }) => (
            <span key={month} className={classNames(best.includes(month) && styles.bestName)}>
              {monthName(month, locale, 'narrow')}
            </span>
          ))}
        </div>
        <div className={styles.legend}>
          <span className={styles.best}>
            <ColorBox className={styles.range} />
            {t('detail.weather.legendBest')}
          </span>
          {best.length < 12 && (
            <span>
              <ColorBox className={styles.range} />
              {t('detail.weather.legendOther')}
            </span>
          )}
          <span>
            <ColorBox className={styles.water} />
            {t('detail.weather.legendRain')}
          </span>
        </div>
      </div>
      <div className={styles.table}>
        <table>
          <caption>{t('detail.weather.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('detail.weather.month')}</th>
              <th scope="col">{t('detail.weather.night')}</th>
              <th scope="col">{t('detail.weather.day')}</th>
              <th scope="col">{t('detail.weather.rain')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, low_c, high_c, rain_mm }) => (
              <tr key={month}>
                <th scope="row">
                  {monthName(month, locale, 'long')}
                  {best.includes(month) && `, ${t('detail.weather.best')}`}
                </th>
                <td>{format.temperature(low_c)}</td>
                <td>{format.temperature(high_c)}</td>
                <td>{format.number(rain_mm)} mm</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={styles.source}>{source}</figcaption>
    </figure>
  );
}

/** A number with a typographic minus sign. */
function formatSigned(value: number): string {
  return String(value).replace('-', '−');
}
