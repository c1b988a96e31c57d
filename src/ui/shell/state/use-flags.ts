import { useShared } from './use-live.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

export interface Flags {
  /** False until the settings have been loaded; until then pages show skeletons instead of "not found". */
  loaded: boolean;
  tours: boolean;
  blog: boolean;
  planner: boolean;
  maps: boolean;
  login: boolean;
}

/** Feature flags set by the operator; a missing setting counts as off. */
export function useFlags(): Flags {
  const settings = useShared(sharedQueries.settings) ?? null;
  return {
    loaded: settings !== null,
    tours: settings?.toursActive ?? false,
    blog: settings?.blogActive ?? false,
    // The planner's pages are tours.
    planner: (settings?.plannerActive && settings.toursActive) ?? false,
    maps: settings?.mapsActive ?? false,
    login: settings?.loginActive ?? false,
  };
}
