import { CloudUpload, Heart as FavoriteIcon } from 'lucide-react';
import type { FavoriteKind } from '../../../contract/user-things.ts';
import { markFavorite } from '../../../data/account/favorite-marks.ts';
import { favoriteKey } from '../../../data/storage/favorite-key.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useFavorites } from '../../layout/account/use-favorites.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import styles from './favorite-button.module.css';

/**
 * Favorite button with an optimistic update, which is sent when online; guests get a login prompt. Hidden while
 * accounts are switched off.
 */
export function FavoriteButton(props: {
  kind: FavoriteKind;
  /** Catalogue key, which is the item's id. */
  id: string;
  title: string;
  /** In the corner of a card: with a mouse shown on hover. */
  corner?: boolean;
}) {
  const { kind, id, title, corner = false } = props;
  const { t } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  const favorites = useFavorites();
  const key = favoriteKey(kind, id);
  const on = favorites?.on.has(key) === true;
  const pending = favorites?.waiting.has(key) === true;
  if (!flags.login) return null;

  async function set(isOn: boolean): Promise<void> {
    const result = await markFavorite({ kind, id, on: isOn });
    // A storage failure is shown in the status line above the page.
    if (!result.ok) return;
    showSnackbar({
      message: t(isOn ? 'card.favorite.added' : 'card.favorite.removed', { title }),
      actionLabel: t('kit.undo'),
      onAction: () => void markFavorite({ kind, id, on: !isOn }),
    });
  }

  return (
    <button
      className={classNames(styles.favorite, corner && styles.corner, on && styles.on)}
      type="button"
      aria-pressed={on}
      aria-label={t('card.favorite.label', { title })}
      title={t(pending ? 'card.favorite.waiting' : 'card.favorite.short')}
      onClick={() => {
        if (user) void set(!on);
        else setSiteDialog('login-favorite');
      }}
    >
      <span className={styles.disc}>
        <FavoriteIcon className={styles.sign} aria-hidden />
        {pending && <CloudUpload className={styles.waiting} aria-hidden />}
      </span>
    </button>
  );
}
