import { ClipboardCopy, Globe, Lock } from 'lucide-react';
import { useState } from 'react';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { MyTour } from '../../../data/tours/my-tours.ts';
import { publishTour, type TourPublishing } from '../../../data/tours/publish-tour.ts';
import { isOwnKey } from '../../../model/own-key.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useOnline } from '../../shell/state/use-online.ts';
import styles from './my-tours-page.module.css';

const WIDTH_PX = 560;

/** Publishes a tour, shows its link, and unpublishes it. */
export default function PublishDialog({
  tour,
  name,
  onClose,
}: {
  tour: MyTour;
  name: string;
  onClose: () => void;
}) {
  const { t, locale } = useTranslation();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<TourPublishing['state'], 'done'> | null>(null);
  const [byHand, setByHand] = useState(false);
  // The server's response, shown before the pull has updated the list.
  const [serverResponse, setServerResponse] = useState<{ slug: string | null } | null>(null);
  const slug = serverResponse === null ? tour.slug : serverResponse.slug;
  const link = slug === null ? null : location.origin + sitePath('tours-slug', locale, { slug });

  async function publish(published: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    const outcome = await publishTour(tour.card.id, published);
    setBusy(false);
    if (outcome.state !== 'done') {
      setFailure(outcome.state);
      return;
    }
    setServerResponse({ slug: outcome.slug });
    showSnackbar({ message: t(published ? 'myTours.publish.done' : 'myTours.publish.undone', { name }) });
    if (!published) onClose();
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar({ message: t('myTours.publish.copied') });
    } catch (error) {
      console.warn('Copying to the clipboard failed', error);
      setByHand(true);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('myTours.publish.title')}
      footer={
        link === null ? (
          <Button variant="primary" icon={Globe} busy={busy} onClick={() => void publish(true)}>
            {t(busy ? 'myTours.publish.busy' : 'myTours.publish.do')}
          </Button>
        ) : (
          <>
            <Button variant="outline" icon={Lock} busy={busy} onClick={() => void publish(false)}>
              {t(busy ? 'myTours.publish.busy' : 'myTours.publish.undo')}
            </Button>
            <Button variant="primary" icon={ClipboardCopy} onClick={() => void copy(link)}>
              {t('myTours.publish.copy')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        <p>{t(link === null ? 'myTours.publish.intro' : 'myTours.publish.live')}</p>
        {link === null && tour.card.stops.some(isOwnKey) && <p>{t('myTours.publish.own')}</p>}
        {link !== null && <TextField label={t('myTours.publish.link')} value={link} readOnly />}
        {!online && <p>{t('myTours.publish.offline')}</p>}
        <div role="alert">
          {failure !== null && (online || failure !== 'offline') && (
            <p className={styles.error}>{t(`myTours.publish.${failure}`)}</p>
          )}
          {byHand && <p>{t('myTours.publish.byHand')}</p>}
        </div>
      </div>
    </Dialog>
  );
}
