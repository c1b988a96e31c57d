import { useLiveQuery } from 'dexie-react-hooks';
import { MailWarning } from 'lucide-react';
import { useLocation } from 'wouter';
import { refusedMessages } from '../../../data/tours/user-queries.ts';
import { OfflineLine } from '../../components/offline-banner.tsx';
import { useWords } from '../../shell/i18n/use-translation.ts';
import { findPage, pathOf } from '../../shell/routing/paths.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';

/** Says that something its writer took for sent was not taken, and leads to where it can be mended or dropped. */
export default function RefusedNotes() {
  const kinds = useLiveQuery(refusedMessages, []) ?? [];
  const { t, locale } = useWords();
  const [path, navigate] = useLocation();
  const isHere = findPage(path, locale)?.page === 'contact';
  return (
    <>
      {kinds.includes('feedback') && (
        <OfflineLine
          tone="bad"
          icon={MailWarning}
          actionLabel={t('frame.refused.look')}
          onAction={() => {
            setSiteDialog('feedback');
          }}
        >
          {t('frame.refused.feedback')}
        </OfflineLine>
      )}
      {kinds.includes('contact') && !isHere && (
        <OfflineLine
          tone="bad"
          icon={MailWarning}
          actionLabel={t('frame.refused.look')}
          onAction={() => {
            navigate(pathOf('contact', locale));
          }}
        >
          {t('frame.refused.contact')}
        </OfflineLine>
      )}
    </>
  );
}
