import { useMemo } from 'react';
import { type OptionLabels, optionLabels } from '../../format/option-labels.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** Memoized labels of transport options. */
export function useOptionLabels(): OptionLabels {
  const translation = useTranslation();
  return useMemo(() => optionLabels(translation), [translation]);
}
