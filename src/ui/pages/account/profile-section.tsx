import type { User } from '../../../contract/account.ts';
import {
  accountClient,
  type AccountFailure,
  type AccountResult,
} from '../../../data/account/account-client.ts';
import { storeUser } from '../../../data/account/session.ts';
import { Avatar } from '../../components/avatar.tsx';
import { useDraft } from '../../components/form/use-draft.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { locationError, usernameError } from '../../features/account/form/account-fields.ts';
import { FormFailureLine } from '../../features/account/form-failure.tsx';
import { PictureUpload } from '../../features/account/picture/picture-upload.tsx';
import { useAccountForm } from '../../features/account/form/use-account-form.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';

const AVATAR_PX = 120;

/** Profile data: picture, username, location. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation();
  // The last saved values: only fields that differ from them are sent.
  const [opened, setOpened] = useDraft('profile-opened', () => ({
    username: user.username,
    location: user.location ?? '',
  }));
  const form = useAccountForm({
    start: opened,
    validate: ({ username, location }) => ({
      username: usernameError(username),
      location: locationError(location),
    }),
    send: ({ username, location }) => {
      const place = location.trim();
      return accountClient.patchUser({
        ...(username.trim() === opened.username ? {} : { username: username.trim() }),
        ...(place === opened.location.trim() ? {} : { location: place === '' ? null : place }),
      });
    },
    onDone: async (changed, values) => {
      setOpened(values);
      await storeUser(changed);
      showSnackbar({ message: t('account.profile.saved') });
    },
  });

  return (
    <AccountSection title={t('account.profile.title')} intro={t('account.profile.intro')}>
      <PictureUpload
        aspect={1}
        round
        hasPicture={user.image_uri !== null}
        current={<Avatar name={user.username} picture={user.image_uri} sizePx={AVATAR_PX} />}
        onSave={async (picture, focal) =>
          storeResult(await accountClient.putUserImage(picture, focal), t('account.picture.saved'))
        }
        onRemove={async () =>
          storeResult(await accountClient.patchUser({ image_uri: null }), t('account.picture.removed'))
        }
      />
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          {...form.field('username')}
          label={t('account.signup.username')}
          hint={t('account.signup.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('location')}
          label={t('account.profile.location')}
          hint={t('account.profile.locationHint')}
          autoComplete="address-level2"
        />
        <FormFailureLine failure={form.failure} />
        <div>
          <Button variant="primary" type="submit" busy={form.busy}>
            {t(form.busy ? 'account.profile.saving' : 'account.profile.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}

/** Stores the updated account; null on success. */
async function storeResult(result: AccountResult<User>, notice: string): Promise<AccountFailure | null> {
  if (!result.ok) return result;
  await storeUser(result.value);
  showSnackbar({ message: notice });
  return null;
}
