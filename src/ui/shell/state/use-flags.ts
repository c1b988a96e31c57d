import { useShared } from './use-live.ts';
import { shared } from '../../../data/catalogue/shell-queries.ts';

export interface Flags {
  /** False until the settings are known; the shell is shown until then. */
  known: boolean;
  tours: boolean;
  blog: boolean;
  planner: boolean;
  maps: boolean;
  login: boolean;
}

/** Feature flags set by the operator; a missing setting counts as off. */
export function useFlags(): Flags {
  const settings = useShared(shared.settings) ?? null;
  return {
    known: settings !== null,
    tours: settings?.toursActive ?? false,
    blog: settings?.blogActive ?? false,
    planner: settings?.plannerActive ?? false,
    maps: settings?.mapsActive ?? false,
    login: settings?.loginActive ?? false,
  };
}
