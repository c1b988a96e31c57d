import { useState } from 'react';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import { chipStateOf, useSyncState } from '../../shell/state/use-sync-chip.ts';
import { MissingText } from './missing-text.tsx';

/** In the place of what every device pulls, until it is there. With Save-Data texts are loaded only on request. */
export function NotCachedYet({ lines = 6 }: { lines?: number }) {
  const [requested, setRequested] = useState(false);
  const online = useOnline();
  const sync = useSyncState();
  const state = chipStateOf(sync, online);

  function loadNow() {
    setRequested(true);
    startDataClient()
      .sync('manual')
      .catch((error: unknown) => console.warn('The texts could not be fetched', error))
      .finally(() => setRequested(false));
  }

  const isLoading = sync === undefined || state === 'refreshing' || requested;
  const reason = state === 'offline' ? 'unreached' : state === 'stale' ? 'failed' : 'saving';
  return <MissingText state={isLoading ? 'loading' : reason} lines={lines} onLoad={loadNow} />;
}
