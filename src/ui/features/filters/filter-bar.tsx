import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ListResponse } from '../../../contract/data-api.ts';
import { Button } from '../../components/form/button.tsx';
import { Chip } from '../../shell/components/chip.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { Select } from '../../components/form/select.tsx';
import { useMedia } from '../../components/use-media.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { chosenValues, type FilterGroup } from './filter-group.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { countSet, setValues, toggleValue, type FilterState } from './filter-state.ts';
import type { ChangeFilters } from './use-filter-state.ts';

/** Whose texts the list shows, `browse.<list>`: "Show 16 experiences", "16 experiences found", … */
export type ListTexts = 'destinations' | 'experiences' | 'posts' | 'tours';

export interface FilterBarProps {
  groups: readonly FilterGroup[];
  state: FilterState;
  change: ChangeFilters;
  answer: ListResponse | null;
  /** Label of the search field, for a list with search. */
  search?: string | undefined;
  sorts: readonly { value: string; label: string }[];
  onSort: (sort: string) => void;
  texts: ListTexts;
}

const NONE: readonly string[] = [];

/** From this width the filters are in a row. */
export const FILTERS_IN_ROW = '(min-width: 960px)';

/** Search, sort order and filters: a row of chips on wide screens, otherwise a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { groups, state, change, search, sorts, onSort } = props;
  const { t } = useTranslation();
  const wide = useMedia(FILTERS_IN_ROW);
  const order = <SortSelect sorts={sorts} value={state.sort} onSort={onSort} />;
  const field = search !== undefined && (
    <div className={styles.search}>
      <SearchField
        label={search}
        value={state.text}
        onChange={(text) => change({ text }, { replace: true })}
      />
    </div>
  );
  if (!wide) {
    return (
      <div className={styles.bar} role="search" aria-label={t('browse.filter.title')}>
        {field}
        <div className={styles.row}>
          <SheetButton {...props} />
          {order}
        </div>
        <ChosenRow groups={groups} state={state} change={change} answer={props.answer} />
      </div>
    );
  }
  return (
    <div className={styles.bar} role="search" aria-label={t('browse.filter.title')}>
      {field !== false && (
        <div className={styles.first}>
          {field}
          {order}
        </div>
      )}
      <div className={styles.chips}>
        {groups.map((group) => (
          <GroupChip key={group.name} {...props} group={group} />
        ))}
      </div>
    </div>
  );
}

/** Sort order of a list; hidden without a choice. */
export function SortSelect(props: {
  sorts: FilterBarProps['sorts'];
  value: string;
  onSort: (sort: string) => void;
}) {
  const { t } = useTranslation();
  if (props.sorts.length < 2) return null;
  return (
    <div className={styles.sort}>
      <Select
        label={t('browse.sortBy')}
        hideLabel
        value={props.value}
        onChange={props.onSort}
        options={[...props.sorts]}
      />
    </div>
  );
}

export const NO_FILTERS: Pick<FilterState, 'text' | 'selected'> = { text: '', selected: {} };

function GroupChip({ group, state, change, answer }: FilterBarProps & { group: FilterGroup }) {
  const chosen = state.selected[group.name] ?? NONE;
  const onToggle = (value: string) => change({ selected: toggleValue(state, group, value) });
  if (group.kind === 'toggle') {
    return (
      <Chip selected={chosen.length > 0} onToggle={() => onToggle('yes')}>
        {group.label}
      </Chip>
    );
  }
  const onSet = (values: readonly string[]) =>
    change({ selected: setValues(state.selected, group.name, values) });
  const [only] = chosen;
  return (
    <FilterChip
      label={group.label}
      chosen={chosenValues(group, chosen, answer).map(({ name }) => name)}
      lead={only === undefined ? undefined : group.lead?.(only)}
      onClear={() => onSet([])}
    >
      <FilterPanel
        group={group}
        chosen={chosen}
        answer={answer}
        look="rows"
        onToggle={onToggle}
        onSet={onSet}
      />
    </FilterChip>
  );
}

function SheetButton({ groups, state, change, answer, texts }: FilterBarProps) {
  const { t, tn } = useTranslation();
  const [open, setOpen] = useState(false);
  const isFirstChange = useRef(true);
  const toggles = groups.filter(({ kind }) => kind === 'toggle');
  const set = countSet({ ...state, text: '' });
  const count = answer?.keys.length ?? 0;

  // What is changed in the sheet is one step of Back.
  const changeInSheet: ChangeFilters = (patch) => {
    change(patch, { replace: !isFirstChange.current });
    isFirstChange.current = false;
  };
  function openSheet() {
    isFirstChange.current = true;
    setOpen(true);
  }

  // Back undoes the step, and closes the sheet that made it.
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open]);

  return (
    <>
      <Button variant="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={openSheet}>
        {set === 0 ? t('browse.filter.title') : t('browse.filter.titleSet', { count: set })}
      </Button>
      {open && (
        <FilterSheet
          show={tn(`browse.${texts}.show`, count)}
          found={tn(`browse.${texts}.found`, count)}
          anySet={set > 0}
          onReset={() => changeInSheet({ selected: {} })}
          onClose={() => setOpen(false)}
        >
          {groups
            .filter(({ kind }) => kind !== 'toggle')
            .map((group) => (
              <fieldset key={group.name}>
                <legend className={styles.legend}>{group.label}</legend>
                <FilterPanel
                  group={group}
                  chosen={state.selected[group.name] ?? NONE}
                  answer={answer}
                  look="chips"
                  onToggle={(value) => changeInSheet({ selected: toggleValue(state, group, value) })}
                  onSet={(values) =>
                    changeInSheet({ selected: setValues(state.selected, group.name, values) })
                  }
                />
              </fieldset>
            ))}
          {toggles.length > 0 && (
            <div className={styles.toggles}>
              {toggles.map((group) => (
                <Chip
                  key={group.name}
                  selected={state.selected[group.name] !== undefined}
                  onToggle={() => changeInSheet({ selected: toggleValue(state, group, 'yes') })}
                >
                  {group.label}
                </Chip>
              ))}
            </div>
          )}
        </FilterSheet>
      )}
    </>
  );
}

/** Active filters with remove buttons: on phones the filters themselves are in the sheet. */
function ChosenRow({
  groups,
  state,
  change,
  answer,
}: Pick<FilterBarProps, 'groups' | 'state' | 'change' | 'answer'>) {
  const { t } = useTranslation();
  const chosen = groups.flatMap((group) =>
    chosenValues(group, state.selected[group.name] ?? NONE, answer).map(({ value, name }) => ({
      group,
      value,
      name,
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('browse.filter.chosen')}>
      {chosen.map(({ group, value, name }) => (
        <li key={`${group.name} ${value}`}>
          <button
            className={styles.remove}
            type="button"
            aria-label={t('browse.filter.remove', { value: name })}
            onClick={() => change({ selected: toggleValue(state, group, value) })}
          >
            {group.lead?.(value)}
            <span>{name}</span>
            <X className={styles.icon} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
