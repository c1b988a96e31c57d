import { CloudUpload, Heart as FavoriteIcon } from 'lucide-react';
import type { FavoriteKind } from '../../../contract/user-things.ts';
import { favoriteKey, markFavorite } from '../../../data/account/favorite-marks.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useFavorites } from '../../layout/account/use-favorites.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import styles from './favorite-button.module.css';

/**
 * A white disc with a heart. The change shows at once and is sent when there is a network; a visitor is told what
 * an account is good for. Not there while accounts are switched off.
 */
export function FavoriteButton(props: {
  kind: FavoriteKind;
  /** Key of the catalogue, which is its id. */
  id: string;
  title: string;
  /** In the corner of a card: with a mouse it comes with the hover. */
  corner?: boolean;
}) {
  const { kind, id, title, corner = false } = props;
  const { t } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  const favorites = useFavorites();
  const key = favoriteKey(kind, id);
  const on = favorites?.on.has(key) === true;
  const waiting = favorites?.waiting.has(key) === true;
  if (!flags.login) return null;

  async function set(wanted: boolean): Promise<void> {
    const result = await markFavorite({ kind, id, on: wanted });
    // A device that does not keep it says so above the page.
    if (!result.ok) return;
    showSnackbar({
      message: t(wanted ? 'card.heart.added' : 'card.heart.removed', { title }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        void markFavorite({ kind, id, on: !wanted });
      },
    });
  }

  return (
    <button
      className={classNames(styles.heart, corner && styles.corner, on && styles.on)}
      type="button"
      aria-pressed={on}
      aria-label={t('card.heart.label', { title })}
      title={t(waiting ? 'card.heart.waiting' : 'card.heart.short')}
      onClick={() => {
        if (user) void set(!on);
        else setSiteDialog('login-favorite');
      }}
    >
      <span className={styles.disc}>
        <FavoriteIcon className={styles.sign} aria-hidden />
        {waiting && <CloudUpload className={styles.waiting} aria-hidden />}
      </span>
    </button>
  );
}
