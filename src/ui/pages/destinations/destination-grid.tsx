import { useLive } from '../../shell/state/use-live.ts';
import { countriesByKeys, experienceCounts } from '../../../data/catalogue/list-queries.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { DestinationCard } from '../../features/cards/destination-card.tsx';
import { usePaging } from '../../features/filters/use-paging.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Grid of country cards with infinite scroll. */
export function DestinationGrid({ keys }: { keys: readonly string[] }) {
  const locale = useLocale();
  const { shown, setList } = usePaging(keys, null);
  const countries = useLive(() => countriesByKeys(shown), [shown.join()]);
  const counts = useLive(experienceCounts, []);
  if (countries === undefined) return <GridSkeleton perRow="four" />;
  return (
    <CardGrid list={setList} perRow="four">
      {countries.map((country) => (
        <li key={country.key} data-card>
          <DestinationCard
            country={country}
            experienceCount={counts && (counts.get(country.key) ?? 0)}
            href={pathOf('destinations-key', locale, {}, { key: country.key })}
          />
        </li>
      ))}
    </CardGrid>
  );
}
