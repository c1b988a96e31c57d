import { Wallet } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { Flag } from '../../shell/components/flag.tsx';
import { MonthsStrip } from '../../components/months-strip.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { sameProps } from './same-props.ts';

/** A country card: picture, flag, name, number of experiences, months, daily budget. The whole card is a link. */
export const DestinationCard = memo(Card, sameProps);

function Card(props: {
  country: CountrySummary;
  /** Undefined until known. */
  experienceCount: number | undefined;
  href: string;
}) {
  const { country, experienceCount, href } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { name } = country[locale];
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={country.image_uris}
          countries={[country.key]}
          palette={country.palette}
          sizes={CARD_SIZES}
          alt={t('card.illustration', { title: name })}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.ofCountry}>
          <Flag country={country.key} />
          <h3 className={styles.title}>
            <Link className={styles.action} href={href}>
              {name}
            </Link>
          </h3>
          {experienceCount !== undefined && (
            <span className={styles.number}>{tn('card.experiences', experienceCount)}</span>
          )}
        </div>
        <MonthsStrip best={country.best_months} />
        <div className={styles.facts}>
          <span className={styles.fact}>
            <Wallet aria-hidden />
            {t('card.aDay', {
              low: format.money(country.budget.low),
              mid: format.money(country.budget.mid),
            })}
          </span>
        </div>
      </div>
    </article>
  );
}
