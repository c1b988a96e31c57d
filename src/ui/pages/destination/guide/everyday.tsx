import { CarFront, CardSim, Plug } from 'lucide-react';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './guide.module.css';
import { SourceLine } from './source-line.tsx';

/** SIM cards, power and driving. */
export function Everyday({ practical }: { practical: Practical }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { driving, electricity, phone, power_cuts } = practical;
  const { offer } = phone;
  const parts = [
    {
      icon: CardSim,
      title: t('guide.phone.title'),
      short:
        offer &&
        t('guide.phone.offer', {
          gigabytes: format.number(offer.gigabytes),
          days: format.number(offer.days),
          price: format.amount(offer.amount, offer.currency),
        }),
      text: phone[locale],
    },
    {
      icon: Plug,
      title: t('guide.power.title'),
      short: t(`guide.power.${power_cuts}`),
      text: electricity?.[locale],
    },
    {
      icon: CarFront,
      title: t('guide.licence.title'),
      short: t(`guide.licence.${driving.licence}`),
      text: driving[locale],
    },
  ];
  return (
    <DetailSection id="everyday" title={t('guide.everyday')}>
      <ul className={styles.everyday}>
        {parts.map(({ icon: Icon, title, short, text }) => (
          <li key={title}>
            <h3>
              <Icon aria-hidden />
              {title}
            </h3>
            {short !== undefined && (
              <p>
                <b>{short}</b>
              </p>
            )}
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <SourceLine practical={practical} facts={[phone, driving]} />
    </DetailSection>
  );
}
