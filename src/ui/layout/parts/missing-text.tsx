import { Check, CloudOff, Download, RotateCcw } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './missing-text.module.css';

/**
 * `saving`: data-saver mode; `offline`: can be requested, and is then `noted` and loaded by the first sync with a network;
 * `unreached`: comes with that sync anyway.
 */
export type MissingState = 'loading' | 'offline' | 'unreached' | 'noted' | 'saving' | 'failed';

const ICONS = {
  offline: CloudOff,
  unreached: CloudOff,
  noted: Check,
  saving: Download,
  failed: CloudOff,
} as const;
const BUTTON_ICONS = { offline: Download, saving: Download, failed: RotateCcw } as const;

/** In the place of a text: skeleton lines while it loads, otherwise the reason and a button to load it. */
export function MissingText(props: { state: MissingState; lines: number; onLoad: () => void }) {
  const { state, lines, onLoad } = props;
  const { t } = useTranslation();
  if (state === 'loading') {
    return (
      <div className={styles.lines} role="status">
        <VisuallyHidden>{t('lists.notHere.loading')}</VisuallyHidden>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index % 3 === 2 ? '62%' : '100%'} height="1em" />
        ))}
      </div>
    );
  }
  const reason = state === 'unreached' ? 'offline' : state;
  const button = state === 'unreached' ? 'failed' : state;
  return (
    <div role="status">
      <EmptyState
        icon={ICONS[state]}
        title={t('lists.notHere.title')}
        action={
          button !== 'noted' && (
            <Button variant="outline" icon={BUTTON_ICONS[button]} onClick={onLoad}>
              {t(`lists.notHere.button.${button}`)}
            </Button>
          )
        }
      >
        {t(`lists.notHere.reason.${reason}`)}
      </EmptyState>
    </div>
  );
}
