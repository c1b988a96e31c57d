import type { Locale } from '../../../model/base/locale.ts';

/**
 * Parses "1,234.5" in English, "1.234,5" in German; null for invalid input. Also accepts the other language's decimal
 * mark.
 */
export function readNumber(text: string, locale: Locale): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  const [group, decimal] = locale === 'de' ? ['.', ','] : [',', '.'];
  const english = looksGrouped(plain, group)
    ? plain.replaceAll(group, '').replace(decimal, '.')
    : plain.replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(english) ? Number(english) : null;
}

/** The same notation without grouping, whose separators would shift during typing. */
export function writeNumber(value: number | null, locale: Locale): string {
  if (value === null) return '';
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}

function looksGrouped(text: string, group: string): boolean {
  const mark = group === '.' ? '\\.' : ',';
  return new RegExp(`^-?\\d{1,3}(${mark}\\d{3})+(\\D\\d*)?$`).test(text);
}
