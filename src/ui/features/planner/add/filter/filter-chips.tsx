import { Chip } from '../../../../shell/components/chip.tsx';
import { toggled } from './filter-state.ts';

export interface FilterChipsProps<Value> {
  values: readonly Value[];
  selected: readonly Value[];
  label: (value: Value) => string;
  onChange: (selected: Value[]) => void;
}

/** The values of a filter as chips. */
export function FilterChips<Value extends string | number>(props: FilterChipsProps<Value>) {
  const { values, selected, label, onChange } = props;
  return values.map((value) => (
    <Chip key={value} selected={selected.includes(value)} onToggle={() => onChange(toggled(selected, value))}>
      {label(value)}
    </Chip>
  ));
}
