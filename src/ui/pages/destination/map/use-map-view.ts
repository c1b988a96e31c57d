import { useLocation, useSearch } from 'wouter';
import type { CategoryKey } from '../../../../model/category.ts';
import { withParam } from '../../../shell/routing/use-query-change.ts';
import { readCategories } from '../country-facts.ts';

export type MapView = 'grid' | 'map';

/** Category filter and view of the experiences, stored in the URL, so that Back restores them. */
export function useMapView() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const categories = readCategories(params.get('category'));
  const view: MapView = params.get('view') === 'map' ? 'map' : 'grid';

  function write(name: string, value: string) {
    const query = withParam(search, name, value === '' ? null : value);
    navigate((query === '' ? path : `${path}?${query}`) + location.hash, { replace: true });
  }

  return {
    categories,
    view,
    toggleCategory: (key: CategoryKey) => {
      const next = categories.includes(key) ? categories.filter((one) => one !== key) : [...categories, key];
      write('category', next.join(','));
    },
    clearCategories: () => write('category', ''),
    setView: (next: MapView) => write('view', next === 'map' ? 'map' : ''),
  };
}
