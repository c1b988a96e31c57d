import { useLiveQuery } from 'dexie-react-hooks';
import { networkSources } from '../../data/catalogue/network-sources.ts';
import { useFormat } from '../format/use-format.ts';
import { useTranslation } from '../shell/i18n/use-translation.ts';

interface NetworkCreditsProps {
  countries: readonly string[];
  className?: string | undefined;
}

/** Names, licenses and dates of the sources from which roads and timetables were imported; nothing where none were. */
export default function NetworkCredits({ countries, className }: NetworkCreditsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sources = useLiveQuery(() => networkSources(countries), [countries.join(' ')]) ?? [];
  return sources.map(({ of, name, license, date, until }) => {
    const source = { name, license, date: format.date(date, 'short-year') };
    return (
      <p key={`${of} ${name}`} className={className}>
        {of === 'roads'
          ? t('transport.source.roads', source)
          : until === undefined
            ? t('transport.source.timetable', source)
            : t('transport.source.timetable-until', { ...source, until: format.date(until, 'short-year') })}
      </p>
    );
  });
}
