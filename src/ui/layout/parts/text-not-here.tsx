import { MissingText } from './missing-text.tsx';
import { useMissingText } from './use-missing-text.ts';

/** In the place of a text that comes with its countries: loads it, or says why it is not here. */
export function TextNotHere({ countries, lines = 6 }: { countries: readonly string[]; lines?: number }) {
  const { state, request } = useMissingText(countries);
  return <MissingText state={state} lines={lines} onLoad={request} />;
}
