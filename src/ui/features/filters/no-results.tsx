import { ListFilter } from 'lucide-react';
import type { ListResponse } from '../../../contract/data-api.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NO_FILTERS } from './filter-bar.tsx';
import { chosenValues, type FilterGroup } from './filter-group.ts';
import { setValues, type FilterState } from './filter-state.ts';
import type { ChangeFilters } from './use-filter-state.ts';

const MAX_SUGGESTIONS = 3;

interface Suggestion {
  filter: string;
  name: string;
  /** The name quoted for a sentence. */
  quoted: string;
  count: number;
  patch: Partial<FilterState>;
}

/** Empty result: offers to remove single filters, with the number of results of each. */
export function NoResults(props: {
  title: string;
  groups: readonly FilterGroup[];
  state: FilterState;
  change: ChangeFilters;
  answer: ListResponse;
}) {
  const { title, groups, state, change, answer } = props;
  const { t, tn, locale } = useTranslation();
  const suggestions = answer.without.slice(0, MAX_SUGGESTIONS).flatMap(({ filter, count }): Suggestion[] => {
    if (filter === 'text') {
      const name = t('browse.filter.quoted', { text: state.text });
      return [{ filter, name, quoted: name, count, patch: { text: '' } }];
    }
    const group = groups.find((one) => one.name === filter);
    if (group === undefined) return [];
    const names = chosenValues(group, state.selected[filter] ?? [], answer).map((value) => value.name);
    const list = new Intl.ListFormat(locale, { type: 'disjunction' });
    const quoted = list.format(names.map((text) => t('browse.filter.quoted', { text })));
    const patch = { selected: setValues(state.selected, filter, []) };
    return [{ filter, name: list.format(names), quoted, count, patch }];
  });
  const [best] = suggestions;
  return (
    <EmptyState
      icon={ListFilter}
      title={title}
      action={
        <>
          {suggestions.map(({ filter, name, patch }) => (
            <Button key={filter} variant="outline" onClick={() => change(patch)}>
              {t('browse.filter.drop', { value: name })}
            </Button>
          ))}
          <Button variant="text" onClick={() => change(NO_FILTERS)}>
            {t('browse.filter.reset')}
          </Button>
        </>
      }
    >
      {best === undefined
        ? t('browse.filter.dropNone')
        : suggestions
            .map(({ quoted, count }) => tn('browse.filter.without', count, { value: quoted }))
            .join(' ')}
    </EmptyState>
  );
}
