import { Fragment, useState } from 'react';
import type { ListResponse } from '../../../contract/data-api.ts';
import { Button } from '../../components/form/button.tsx';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { Chip } from '../../shell/components/chip.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { type FilterGroup, type NamedValue, namedValues, valueSections } from './filter-group.ts';
import styles from './filter-panel.module.css';
import { MonthGrid } from './month-grid.tsx';
import { PriceRange } from './price-range.tsx';

export interface FilterPanelProps {
  group: FilterGroup;
  chosen: readonly string[];
  answer: ListResponse | null;
  /** Chips on a sheet, rows with checkboxes in a popover. */
  look: 'chips' | 'rows';
  onToggle: (value: string) => void;
  /** Replaces all values, for the range. */
  onSet: (values: readonly string[]) => void;
}

/** From this number of values on there is a search field. */
const SEARCH_FROM = 13;
const INITIAL_CHIPS = 8;

/** Values of one filter. */
export function FilterPanel(props: FilterPanelProps) {
  const { group, chosen, answer, look, onToggle, onSet } = props;
  const { locale } = useTranslation();
  // Those chosen when the panel was opened: a value must not move away under the pointer that chooses it.
  const [pinned] = useState(chosen);
  if (group.kind === 'range') {
    return <PriceRange label={group.label} prices={answer?.prices ?? null} value={chosen[0]} onSet={onSet} />;
  }
  const values = namedValues(group, answer, locale, pinned);
  if (group.kind === 'months') {
    return <MonthGrid group={group} chosen={chosen} offered={values} onToggle={onToggle} />;
  }
  return look === 'chips' ? (
    <ValueChips group={group} values={values} chosen={chosen} onToggle={onToggle} />
  ) : (
    <ValueRows group={group} values={values} chosen={chosen} onToggle={onToggle} />
  );
}

interface ValuesProps {
  group: FilterGroup;
  values: readonly NamedValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function ValueRows({ group, values, chosen, onToggle }: ValuesProps) {
  const { t, tn, locale } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase(locale);
  const shown = values.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));
  return (
    <div className={styles.rows}>
      {values.length >= SEARCH_FROM && (
        <TextField
          label={t('browse.filter.findIn', { filter: group.label })}
          hideLabel
          type="search"
          placeholder={t('browse.filter.find')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      )}
      {shown.length === 0 && <p className={styles.quiet}>{t('browse.filter.noValue')}</p>}
      <div className={styles.list}>
        {valueSections(group, shown).map((section) => (
          <Fragment key={section.title}>
            {section.title !== '' && (
              <p className={styles.section} aria-hidden>
                {section.title}
              </p>
            )}
            <ul aria-label={section.title || group.label}>
              {section.values.map(({ value, name, count }) => (
                <li key={value}>
                  <Checkbox
                    checked={chosen.includes(value)}
                    onChange={() => onToggle(value)}
                    label={
                      <span className={styles.value}>
                        {group.lead?.(value)}
                        <span className={styles.name}>{name}</span>
                        <span className={styles.count} aria-label={tn('browse.filter.found', count)}>
                          {count}
                        </span>
                      </span>
                    }
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function ValueChips({ group, values, chosen, onToggle }: ValuesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const first = values.filter(({ value }, index) => all || index < INITIAL_CHIPS || chosen.includes(value));
  return (
    <div className={styles.chips}>
      {valueSections(all ? group : {}, first).map((section) => (
        <Fragment key={section.title}>
          {section.title !== '' && <p className={styles.section}>{section.title}</p>}
          {section.values.map(({ value, name, count }) => (
            <Chip
              key={value}
              selected={chosen.includes(value)}
              lead={group.lead?.(value)}
              onToggle={() => onToggle(value)}
            >
              {name} <span className={styles.small}>{count}</span>
            </Chip>
          ))}
        </Fragment>
      ))}
      {first.length < values.length && (
        <Button
          variant="text"
          size="sm"
          aria-label={t('browse.filter.allOf', { count: values.length, filter: group.label })}
          onClick={() => setAll(true)}
        >
          {t('browse.filter.all', { count: values.length })}
        </Button>
      )}
    </div>
  );
}
