import { useEffect, useState } from 'react';
import type { ExperienceQuery } from '../../../../contract/data-api.ts';
import { startDataClient } from '../../../../data/catalogue/data-client.ts';
import type { FilterGroup } from './filter/filter-state.ts';

export interface Drop {
  group: FilterGroup;
  /** Number of results without this filter. */
  count: number;
}

/** Result counts with each filter removed, highest first; filters whose removal finds nothing are omitted. */
export function useDrops(
  query: ExperienceQuery,
  groups: readonly FilterGroup[],
  allCountries: readonly string[],
): Drop[] {
  const [drops, setDrops] = useState<Drop[]>([]);

  // Queries the data worker; superseded results are ignored.
  useEffect(() => {
    let superseded = false;
    const client = startDataClient();
    const without = (group: FilterGroup): ExperienceQuery => ({
      ...query,
      [group]: group === 'text' ? '' : group === 'countries' ? allCountries : [],
    });
    Promise.all(
      groups.map(async (group) => ({ group, count: (await client.experiences(without(group))).length })),
    ).then(
      (counted) => {
        if (superseded) return;
        setDrops(counted.filter((drop) => drop.count > 0).sort((a, b) => b.count - a.count));
      },
      (error: unknown) => console.warn('Counting the results failed', error),
    );
    return () => {
      superseded = true;
    };
  }, [query, groups, allCountries]);

  return drops;
}
