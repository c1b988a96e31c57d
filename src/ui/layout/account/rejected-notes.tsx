import { useLiveQuery } from 'dexie-react-hooks';
import { MailWarning } from 'lucide-react';
import { useLocation } from 'wouter';
import { rejectedMessages } from '../../../data/tours/user-queries.ts';
import { StatusLine } from '../../components/status-line.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';

/** Notice about messages that the server rejected after they were queued, with links to edit or discard them. */
export default function RejectedNotes() {
  const kinds = useLiveQuery(rejectedMessages, []) ?? [];
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const isOnContactPage = useFoundPage()?.page === 'contact';
  return (
    <>
      {kinds.includes('feedback') && (
        <StatusLine
          tone="bad"
          icon={MailWarning}
          actionLabel={t('frame.refused.look')}
          onAction={() => setSiteDialog('feedback')}
        >
          {t('frame.refused.feedback')}
        </StatusLine>
      )}
      {kinds.includes('correction') && (
        <StatusLine
          tone="bad"
          icon={MailWarning}
          actionLabel={t('frame.refused.look')}
          onAction={() => setSiteDialog('sync')}
        >
          {t('frame.refused.correction')}
        </StatusLine>
      )}
      {kinds.includes('contact') && !isOnContactPage && (
        <StatusLine
          tone="bad"
          icon={MailWarning}
          actionLabel={t('frame.refused.look')}
          onAction={() => navigate(pathOf('contact', locale))}
        >
          {t('frame.refused.contact')}
        </StatusLine>
      )}
    </>
  );
}
