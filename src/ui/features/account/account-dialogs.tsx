import type { SiteDialog } from '../../shell/state/site-dialog-store.ts';
import { LogOutDialog } from './log-out-dialog.tsx';
import { LoginPrompt } from './login-prompt.tsx';

/** Account dialogs that every page can open. */
export default function AccountDialogs({ open, onClose }: { open: SiteDialog; onClose: () => void }) {
  if (open === 'log-out') return <LogOutDialog onClose={onClose} />;
  return <LoginPrompt reason={reasonOf(open)} onClose={onClose} />;
}

function reasonOf(open: SiteDialog): 'favorite' | 'own' | 'publish' {
  if (open === 'login-own') return 'own';
  return open === 'login-publish' ? 'publish' : 'favorite';
}
