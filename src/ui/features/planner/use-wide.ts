import { useMedia } from '../../components/use-media.ts';

/** Whether the wide layout fits; only one of the two layouts is mounted. */
export function useWide(): boolean {
  return useMedia('(min-width: 1024px)');
}
