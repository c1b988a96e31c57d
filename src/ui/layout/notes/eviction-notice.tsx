import { LogIn } from 'lucide-react';
import { deletesUnvisited, installGuide } from '../../../data/offline/installation.ts';
import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useHasTours } from '../../shell/state/use-has-tours.ts';
import { useUser } from '../account/use-user.ts';
import styles from './eviction-notice.module.css';

/** Tells guests with tours that their browser deletes what a site has stored after a week, and what prevents that. */
export default function EvictionNotice() {
  const { t, locale } = useTranslation();
  const hasTours = useHasTours();
  const isGuest = useUser() === null;
  const { login } = useFlags();
  const guide = installGuide();
  if (!isGuest || !hasTours || !deletesUnvisited()) return null;
  return (
    <div className={styles.notice}>
      <div className={styles.text}>
        <p>{t('packs.eviction.text')}</p>
        {guide !== null && <p>{t(`packs.install.${guide}`)}</p>}
      </div>
      {login && (
        <Button
          variant="outline"
          size="sm"
          icon={LogIn}
          href={pathOf('login', locale, { return: location.pathname })}
        >
          {t('packs.eviction.login')}
        </Button>
      )}
    </div>
  );
}
