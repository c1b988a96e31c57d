import { useRef } from 'react';
import { useLocation } from 'wouter';
import { MenuList } from '../components/menu-list.tsx';
import { useWords } from '../i18n/use-words.ts';
import { pathOf } from '../routing/paths.ts';
import { setSiteDialog } from './site-dialog-store.ts';
import { useFlags } from './use-flags.ts';
import { useToursKnown } from './use-tours-known.ts';

/** What there is besides places and tours, below the button of that id. */
export default function InfoMenu({ anchorId, onClose }: { anchorId: string; onClose: () => void }) {
  const { t, locale } = useWords();
  const [, navigate] = useLocation();
  const flags = useFlags();
  const toursKnown = useToursKnown();
  const anchor = useRef(document.querySelector<HTMLButtonElement>(`#${anchorId}`));
  const to = (page: 'today' | 'blog' | 'faq' | 'projects', label: string) => ({
    label,
    onSelect: () => {
      navigate(pathOf(page, locale));
    },
  });
  return (
    <MenuList
      id={`${anchorId}-list`}
      label={t('shell.info')}
      anchor={anchor}
      start="first"
      onClose={onClose}
      items={[
        ...(toursKnown ? [to('today', t('frame.today'))] : []),
        ...(flags.blog ? [to('blog', t('shell.blog'))] : []),
        to('faq', t('frame.faq')),
        to('projects', t('frame.projects')),
        {
          label: t('frame.feedback'),
          onSelect: () => {
            setSiteDialog('feedback');
          },
        },
      ]}
    />
  );
}
