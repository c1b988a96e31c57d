import { useMemo } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Wording } from './entry-lines.ts';

/** The person's language as the makers want it. */
export function useWording(): Wording {
  const words = useTranslation();
  const format = useFormat();
  return useMemo(() => ({ ...words, format }), [words, format]);
}
