import { useLive } from '../../shell/state/use-live.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addToTour } from '../../../data/tours/add-to-tour.ts';
import { userTours } from '../../../data/catalogue/live-queries.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './add-to-tour.module.css';

/** Adds the experience to one of the tours on this device; hidden while there are none. */
export function AddToTour({ place }: { place: ExperienceSummary }) {
  const { t, tn, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const { planner } = useFlags();
  const tours = useLive(userTours, []) ?? [];
  if (tours.length === 0 || !planner) return null;
  const nameOf = (tour: TourCard) => (tour.name === '' ? t('experience.unnamed') : tour.name);

  async function add(tour: TourCard) {
    setOpen(false);
    const added = await addToTour(tour.id, place.key);
    if (!added) return showSnackbar({ message: t('experience.notAdded') });
    showSnackbar({
      message: t('experience.added', { tour: nameOf(tour) }),
      actionLabel: t('experience.open'),
      onAction: () => navigate(pathOf('tours-edit', locale, { tour: tour.id, step: 'customize' })),
    });
  }

  return (
    <>
      <Button variant="outline" icon={ListPlus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('experience.add')}
      </Button>
      <Dialog open={open} title={t('experience.addTitle')} width={440} onClose={() => setOpen(false)}>
        <ul className={styles.tours}>
          {tours.map((tour) => (
            <li key={tour.id}>
              <button className={styles.tour} type="button" onClick={() => void add(tour)}>
                <b>{nameOf(tour)}</b>
                <span>{tn('card.stops', tour.stops.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
