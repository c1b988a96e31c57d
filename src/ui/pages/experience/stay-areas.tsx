import { UtensilsCrossed } from 'lucide-react';
import type { PlacePractical } from '../../../model/schemas/place-practical.ts';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './stay-areas.module.css';

/** Areas to stay in, each with what a night costs, and what to eat. */
export function StayAreas({ stay, eat }: Pick<PlacePractical, 'stay' | 'eat'>) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  return (
    <>
      {stay !== undefined && (
        <ul className={styles.areas}>
          {stay.map(({ from, ...texts }) => {
            const { area, text, suits } = texts[locale];
            return (
              <li key={area}>
                <p className={styles.head}>
                  <b>{area}</b>
                  <span>{t('experience.stay.forTwo', { price: format.money(from) })}</span>
                </p>
                <p>{text}</p>
                {suits !== undefined && (
                  <Tag tone="tint">{t('experience.stay.suits', { travellers: suits })}</Tag>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {eat !== undefined && (
        <div className={styles.eat}>
          <h3>
            <UtensilsCrossed aria-hidden />
            {t('experience.stay.eat')}
          </h3>
          <p>{eat[locale]}</p>
        </div>
      )}
    </>
  );
}
