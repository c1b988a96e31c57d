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

/** What can be done with an own place in a list; each says what it did, and a deletion can be taken back. */
export function useOwnActions() {
  const { t } = useTranslation();

  async function remove({ id, title }: OwnExperience): Promise<void> {
    const kept = await readDeletableOwnExperience(id);
    const result = await deleteOwnExperience(id);
    if (!result.ok) {
      showSnackbar({ message: t('own.notKept') });
      return;
    }
    showSnackbar({
      message: t('own.removed', { title }),
      actionLabel: t('kit.undo'),
      onAction: () => {
        if (kept === null) return;
        void restoreOwnExperience(kept).then((restored) => {
          if (!restored.ok) showSnackbar({ message: t('own.notKept') });
        });
      },
    });
  }

  async function publish({ own, sent }: OwnExperienceItem, wanted: boolean): Promise<void> {
    if (!sent) {
      showSnackbar({ message: t('own.publishUnsent') });
      return;
    }
    const outcome = await publishOwnExperience(own.id, wanted);
    const { title } = own;
    if (outcome === 'done') {
      showSnackbar({ message: t(wanted ? 'own.publishedNow' : 'own.withdrawn', { title }) });
    } else showSnackbar({ message: t(outcome === 'offline' ? 'own.publishOffline' : 'own.publishFailed') });
  }

  return { remove, publish };
}
