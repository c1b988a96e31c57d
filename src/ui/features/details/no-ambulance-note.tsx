import { useTranslation } from '../../shell/i18n/use-translation.ts';

const OFFICIAL_ADVICE = {
  en: 'https://www.gov.uk/foreign-travel-advice',
  de: 'https://www.auswaertiges-amt.de/de/reiseundsicherheit',
} as const;

/** Advice if the list of emergency numbers has no ambulance; nothing if it has one or is empty. */
export function NoAmbulanceNote({ emergency }: { emergency: readonly { service: string }[] }) {
  const { t, locale } = useTranslation();
  if (emergency.length === 0 || emergency.some(({ service }) => service === 'ambulance')) return null;
  return (
    <p>
      {t('destination.noAmbulance')}{' '}
      <a href={OFFICIAL_ADVICE[locale]} target="_blank" rel="noopener noreferrer">
        {t('destination.officialAdvice')}
      </a>
    </p>
  );
}
