import { deleteOwnExperience } from '../../../data/own-experiences/own-experiences.ts';
import {
  readDeletableOwnExperience,
  type OwnExperienceItem,
  restoreOwnExperience,
} from '../../../data/own-experiences/own-experience-list.ts';
import { publishOwnExperience } from '../../../data/own-experiences/publish-own-experience.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** Actions on an own experience in a list, each confirmed by a snackbar; deletions can be undone. */
export function useOwnActions() {
  const { t } = useTranslation();

  async function remove({ id, title }: OwnExperience): Promise<void> {
    const deleted = await readDeletableOwnExperience(id);
    const result = await deleteOwnExperience(id);
    if (!result.ok) {
      showSnackbar({ message: t('own.notKept') });
      return;
    }
    showSnackbar({
      message: t('own.removed', { title }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        if (deleted === null) return;
        void restoreOwnExperience(deleted).then((restored) => {
          if (!restored.ok) showSnackbar({ message: t('own.notKept') });
        });
      },
    });
  }

  async function publish({ own, sent }: OwnExperienceItem, published: boolean): Promise<void> {
    if (!sent) {
      showSnackbar({ message: t('own.publishUnsent') });
      return;
    }
    const outcome = await publishOwnExperience(own.id, published);
    const { title } = own;
    if (outcome === 'done') {
      showSnackbar({ message: t(published ? 'own.publishedNow' : 'own.withdrawn', { title }) });
    } else showSnackbar({ message: t(outcome === 'offline' ? 'own.publishOffline' : 'own.publishFailed') });
  }

  return { remove, publish };
}
