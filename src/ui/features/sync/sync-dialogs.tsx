import type { SiteDialog } from '../../shell/state/site-dialog-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SyncDialog } from './sync-dialog.tsx';

/** Dialogs for pending changes and conflicts; every page can open them. */
export default function SyncDialogs({ open, onClose }: { open: SiteDialog; onClose: () => void }) {
  return open === 'compare' ? <ConflictDialog onClose={onClose} /> : <SyncDialog onClose={onClose} />;
}
