import { textKeyOf } from '../../../../locales/text-keys.ts';
import { Info, PhoneCall, Plug, Rainbow, ShieldCheck, Venus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { NoAmbulanceNote } from '../../features/details/no-ambulance-note.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { groupEmergency } from '../../../model/place/group-emergency.ts';
import styles from './essentials.module.css';
import { PlugIcon } from './plug-icon.tsx';
import { useCountryRows } from './use-country-rows.ts';

interface EssentialsProps {
  country: CountrySummary;
  details: CountryDetails | undefined;
}

/** Practical facts: money, time, people, sockets, emergency numbers, safety. */
export function Essentials({ country, details }: EssentialsProps) {
  const { t } = useTranslation();
  const rows = useCountryRows(country, details);
  return (
    <DetailSection id="essentials" title={t('destination.section.essentials')}>
      <dl className={styles.rows}>
        {rows.map(({ icon: Icon, label, value, note }) => (
          <div key={label} className={styles.row}>
            <dt>
              <Icon aria-hidden />
              {label}
            </dt>
            <dd>
              {value}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.panels}>
        <Emergency emergency={country.emergency ?? []} />
        {details !== undefined && (
          <>
            <Plugs details={details} />
            <Levels country={country} details={details} />
          </>
        )}
      </div>
      <p className={styles.check}>
        <Info aria-hidden />
        {t('destination.check', { year: String(country.facts_year) })}
      </p>
    </DetailSection>
  );
}

function Emergency({ emergency }: { emergency: NonNullable<CountrySummary['emergency']> }) {
  const { t, locale } = useTranslation();
  const list = new Intl.ListFormat(locale);
  return (
    <Panel icon={<PhoneCall aria-hidden />} title={t('destination.panel.emergency')}>
      <ul className={styles.calls}>
        {groupEmergency(emergency).map(({ number, services }) => (
          <li key={number}>
            <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
              <b>{number}</b>
              <span>
                {list.format(services.map((service) => t(textKeyOf('destination.service', service))))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NoAmbulanceNote emergency={emergency} />
    </Panel>
  );
}

function Plugs({ details }: { details: CountryDetails }) {
  const { t } = useTranslation();
  return (
    <Panel icon={<Plug aria-hidden />} title={t('destination.panel.plugs')}>
      <ul className={styles.plugs}>
        {details.plug_types.map((type) => (
          <li key={type}>
            <PlugIcon type={type} />
          </li>
        ))}
      </ul>
      <p>
        {t('destination.plugs', {
          voltage: String(details.voltage),
          hz: (details.hz_values ?? [details.hz]).join('/'),
        })}
      </p>
    </Panel>
  );
}

/** Cautious summaries of published ratings, each with its year. */
function Levels({ country, details }: { country: CountrySummary; details: CountryDetails }) {
  const { t, locale } = useTranslation();
  const year = String(country.rating_year);
  const levels = [
    [t('destination.level.safety'), t(`destination.safety.${details.safety_level}`)],
    [
      <>
        <Venus aria-hidden />
        {t('destination.level.solo')}
      </>,
      t(`destination.solo.${details.solo_female_level}`),
    ],
    [
      <>
        <Rainbow aria-hidden />
        {t('destination.level.lgbtiq')}
      </>,
      <>
        {t(`destination.lgbtiq.${details.lgbtiq_level}`)}{' '}
        <span className={styles.law}>{details[locale].lgbtiq_law}</span>
      </>,
    ],
  ] as const;
  return (
    <Panel icon={<ShieldCheck aria-hidden />} title={t('destination.panel.levels', { year })}>
      <dl className={styles.levels}>
        {levels.map(([label, value], index) => (
          // The three have a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('destination.level.note')}</p>
    </Panel>
  );
}

function Panel({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h3>
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}
