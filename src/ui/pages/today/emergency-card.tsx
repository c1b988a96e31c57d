import { groupEmergency } from '../../../model/place/group-emergency.ts';
import { countryName } from '../../../model/place/country-name.ts';
import { textKeyOf } from '../../../../locales/text-keys.ts';
import { Phone } from 'lucide-react';
import type { TourFacts } from '../../../data/planner/planned-tour.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { NoAmbulanceNote } from '../../features/details/no-ambulance-note.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './today-page.module.css';

/** Emergency numbers of the day's countries, as call links. */
export function EmergencyCard({ countries, facts }: { countries: readonly string[]; facts: TourFacts }) {
  const { t } = useTranslation();
  if (countries.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="today-emergency" data-today="emergency">
      <div className={styles.body}>
        <h2 id="today-emergency" className={styles.eyebrow}>
          {t('today.emergency.title')}
        </h2>
        {countries.map((key) => (
          <CountryNumbers key={key} country={key} facts={facts} />
        ))}
        <p className={styles.quiet}>{t('today.emergency.check')}</p>
      </div>
    </section>
  );
}

function CountryNumbers({ country, facts }: { country: string; facts: TourFacts }) {
  const { t, locale } = useTranslation();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const name = countryName(country, facts.countries.get(country), locale) ?? country;
  const emergency = facts.countries.get(country)?.emergency ?? [];
  const numbers = groupEmergency(emergency);
  return (
    <div className={styles.numbers}>
      <h3 className={styles.label}>
        <Flag country={country} /> {name}
      </h3>
      {numbers.length === 0 && <p>{t('today.emergency.missing', { country: name })}</p>}
      {numbers.length > 0 && (
        <ul className={styles.calls}>
          {numbers.map(({ number, services }) => {
            const named = services.filter((one) => one !== '');
            const service = list.format(named.map((one) => t(textKeyOf('destination.service', one))));
            return (
              <li key={number}>
                <a className={styles.call} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
                  <Phone aria-hidden />
                  <b>{number}</b>
                  {service !== '' && <span>{service}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <NoAmbulanceNote emergency={emergency} />
    </div>
  );
}
