import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkForUpdate, updateToNewest } from '../../../data/release/new-release.ts';
import { StatusLine } from '../../components/status-line.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/**
 * The server no longer supports this release: the new one is fetched immediately and applied when the user confirms.
 */
export default function OutdatedNote() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  useEffect(() => void checkForUpdate(), []);

  return (
    <StatusLine
      tone="tint"
      icon={RefreshCw}
      actionLabel={busy ? undefined : t('status.update.action')}
      onAction={() => {
        setBusy(true);
        void updateToNewest().finally(() => setBusy(false));
      }}
    >
      {t(busy ? 'kit.loading' : 'lists.outdated')}
    </StatusLine>
  );
}
