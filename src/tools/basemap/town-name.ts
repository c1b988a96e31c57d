/** Administrative suffixes in the source: `Nara-shi`, `Tatsunochō-tominaga`, `Goyang-si`. */
const ENDINGS: Readonly<Record<string, readonly RegExp[]>> = {
  JP: [/-(shi|ku|gun)$/, /-?(hon)?chō(-.*)?$/, /machi-.*$/],
  KR: [/-(si|gun|eup)$/],
};

/**
 * The usual name of a town; '' if the entry is not a town.
 * @param written names corrected by hand, by country and name in the source
 */
export function townName(
  iso2: string,
  name: string,
  written: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const known = written[iso2]?.[name];
  if (known !== undefined) return known;
  return (ENDINGS[iso2] ?? []).reduce((rest, ending) => rest.replace(ending, ''), name);
}
