import { groupEmergency } from '../../../model/place/group-emergency.ts';
import { useLive } from '../../shell/state/use-live.ts';
import { ArrowRight, KeyRound, Plane, ShieldCheck, Smartphone } from 'lucide-react';
import { airportsByKeys } from '../../../data/catalogue/world-airports.ts';
import { textOfCountry } from '../../../data/catalogue/experience-queries.ts';
import { firstSentence } from '../../../model/shorten.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { esimLink, flightsToLink, insuranceLink, rentalCarsLink } from '../../../model/provider-links.ts';
import { Button } from '../../components/form/button.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { PartnerLinks } from '../../features/details/partner-links.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './country-essentials.module.css';

/** Travel preparation: key facts of the country, and links to look up the rest. */
export function CountryEssentials({
  country,
  airport,
}: {
  country: CountrySummary;
  /** IATA code of the nearest airport. */
  airport: string | undefined;
}) {
  const { t, locale } = useTranslation();
  const details = useLive(() => textOfCountry(country.key), [country.key])?.details;
  const name = country[locale].name;
  const rows: [label: string, value: string][] =
    details === undefined
      ? []
      : [
          [t('experience.country.visa'), firstSentence(details[locale].visa_info)],
          [
            t('experience.country.plugs'),
            t('experience.country.plugTypes', {
              types: details.plug_types.join(', '),
              voltage: String(details.voltage),
            }),
          ],
          [
            t('experience.country.emergency'),
            groupEmergency(country.emergency ?? [])
              .map(({ number }) => number)
              .join(', '),
          ],
        ];
  return (
    <DetailSection id="country" title={t('experience.section.country', { country: name })}>
      <div className={styles.columns}>
        <div>
          {rows.length > 0 && (
            <dl className={styles.rows}>
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Button
            variant="outline"
            iconEnd={ArrowRight}
            href={pathOf('destinations-key', locale, {}, { key: country.key })}
          >
            {t('experience.country.more', { country: name })}
          </Button>
        </div>
        <UsefulLinks country={country} airport={airport ?? country.main_airports[0]} />
      </div>
    </DetailSection>
  );
}

/** Search links to partner sites, once per page. */
function UsefulLinks({ country, airport }: { country: CountrySummary; airport: string | undefined }) {
  const { t, locale } = useTranslation();
  const name = country[locale].name;
  const city = useLive(
    async () => (airport === undefined ? undefined : (await airportsByKeys([airport]))[0]),
    [airport],
  )?.[locale].city;
  return (
    <aside className={styles.useful} aria-label={t('experience.useful.title')}>
      <h3>{t('experience.useful.title')}</h3>
      <PartnerLinks
        links={[
          ...(airport === undefined
            ? []
            : [
                {
                  icon: Plane,
                  label: t('experience.useful.flights', { city: city ?? airport }),
                  href: flightsToLink(airport),
                },
              ]),
          { icon: ShieldCheck, label: t('experience.useful.insurance'), href: insuranceLink() },
          {
            icon: Smartphone,
            label: t('experience.useful.esim', { country: name }),
            href: esimLink(country.key),
          },
          { icon: KeyRound, label: t('experience.useful.cars'), href: rentalCarsLink(country.key) },
        ]}
      />
      <p>{t('experience.useful.note')}</p>
    </aside>
  );
}
