import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { useShared } from '../../shell/state/use-live.ts';

/** False only where the operator has set up no mail server. */
export function useSendsMail(): boolean {
  return useShared(sharedQueries.settings)?.sendsMail ?? true;
}
