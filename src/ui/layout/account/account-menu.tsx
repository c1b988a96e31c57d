import { useRef } from 'react';
import { useLocation } from 'wouter';
import { MenuList } from '../../components/overlay/menu-list.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useAccountLinks } from './use-account-links.ts';

/** Menu of account pages, or of login and sign-up, anchored to the button with that id. */
export default function AccountMenu({ anchorId, onClose }: { anchorId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const links = useAccountLinks();
  const anchor = useRef(document.querySelector<HTMLButtonElement>(`#${anchorId}`));
  return (
    <MenuList
      id={`${anchorId}-list`}
      label={t('shell.account')}
      anchor={anchor}
      start="first"
      onClose={onClose}
      items={links.map(({ label, icon, href }) => ({
        label,
        icon,
        onSelect: () => {
          if (href === null) setSiteDialog('log-out');
          else navigate(href);
        },
      }))}
    />
  );
}
