import { useRef } from 'react';
import { useLocation } from 'wouter';
import { MenuList } from '../../components/overlay/menu-list.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useHasTours } from '../../shell/state/use-has-tours.ts';

/** Menu of information pages, anchored to the button with that id. */
export default function InfoMenu({ anchorId, onClose }: { anchorId: string; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const flags = useFlags();
  const hasTours = useHasTours();
  const anchor = useRef(document.querySelector<HTMLButtonElement>(`#${anchorId}`));
  const to = (page: 'today' | 'blog' | 'faq' | 'projects', label: string) => ({
    label,
    onSelect: () => navigate(pathOf(page, locale)),
  });
  return (
    <MenuList
      id={`${anchorId}-list`}
      label={t('shell.info')}
      anchor={anchor}
      start="first"
      onClose={onClose}
      items={[
        ...(hasTours && flags.tours ? [to('today', t('frame.today'))] : []),
        ...(flags.blog ? [to('blog', t('shell.blog'))] : []),
        to('faq', t('frame.faq')),
        to('projects', t('frame.projects')),
        {
          label: t('frame.feedback'),
          onSelect: () => setSiteDialog('feedback'),
        },
      ]}
    />
  );
}
