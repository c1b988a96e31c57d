import { useMemo } from 'react';
import { type OptionLabels, optionLabels } from '../../format/option-labels.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** Words for a connection option: the mode's name, and the line that says which one it is. */
export function useOptionLabels(): OptionLabels {
  const words = useTranslation();
  return useMemo(() => optionLabels(words), [words]);
}
