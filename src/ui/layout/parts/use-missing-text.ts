import { useEffect, useState } from 'react';
import type { TextsOutcome } from '../../../contract/data-api.ts';
import { openTexts } from '../../../data/catalogue/open-texts.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import type { MissingState } from './missing-text.tsx';

/** `unreached` is for what comes without a request. */
type TextState = Exclude<MissingState, 'unreached'>;

/** For a text that comes with its countries and is missing: loads it, and tells why it is not here yet. */
export function useMissingText(countries: readonly string[]): { state: TextState; request: () => void } {
  const online = useOnline();
  const keys = countries.join();
  const [outcome, setOutcome] = useState<TextsOutcome | null>(null);
  const [requested, setRequested] = useState(false);

  // Again when the network is back.
  useEffect(() => load(keys, { online }, setOutcome), [keys, online]);

  function request() {
    setRequested(true);
    load(keys, { online, requested: true }, setOutcome);
  }

  return { state: stateOf(outcome, { online, requested }), request };
}

function load(
  keys: string,
  { online, requested = false }: { online: boolean; requested?: boolean },
  show: (outcome: TextsOutcome | null) => void,
): void {
  if (online) show(null);
  openTexts(keys.split(','), requested).then(show, (error: unknown) => {
    console.error('The texts could not be requested', error);
    show('failed');
  });
}

function stateOf(
  outcome: TextsOutcome | null,
  { online, requested }: { online: boolean; requested: boolean },
): TextState {
  if (!online || outcome === 'offline') return requested ? 'noted' : 'offline';
  // Stored a moment before the page shows it.
  if (outcome === null || outcome === 'here') return 'loading';
  return outcome;
}
