import { useMemo } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Wording } from './entry-lines.ts';

/** Translations and formats for the exports. */
export function useWording(): Wording {
  const translation = useTranslation();
  const format = useFormat();
  return useMemo(() => ({ ...translation, format }), [translation, format]);
}
