import { useMemo } from 'react';
import { type OptionWords, optionWords } from '../../format/option-words.ts';
import { useWords } from '../../shell/i18n/use-translation.ts';

/** Words for a connection option: the mode's name, and the line that says which one it is. */
export function useOptionWords(): OptionWords {
  const words = useWords();
  return useMemo(() => optionWords(words), [words]);
}
