import { useLocation, useSearch } from 'wouter';
import type { CategoryKey } from '../../../../model/category.ts';
import { readCategories } from '../country-facts.ts';

export type PlacesView = 'grid' | 'map';

/** Categories and view of the country's places; both stand in the address, so that the way back finds them. */
export function usePlacesView() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const categories = readCategories(params.get('category'));
  const view: PlacesView = params.get('view') === 'map' ? 'map' : 'grid';

  function write(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    const query = next.toString().replaceAll('%2C', ',');
    navigate((query === '' ? path : `${path}?${query}`) + location.hash, { replace: true });
  }

  return {
    categories,
    view,
    toggleCategory: (key: CategoryKey) => {
      const next = categories.includes(key) ? categories.filter((one) => one !== key) : [...categories, key];
      write('category', next.join(','));
    },
    clearCategories: () => {
      write('category', '');
    },
    setView: (next: PlacesView) => {
      write('view', next === 'map' ? 'map' : '');
    },
  };
}
