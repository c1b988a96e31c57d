import { Copy, Trash2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import { firstStops, picturesOfStops } from '../../../data/tours/pictures-of-stops.ts';
import { byKey } from '../../../model/base/by-key.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { DeleteTourDialog } from './delete-tour-dialog.tsx';
import { TourRow, TourRows } from './tour-row.tsx';
import { useUserTourActions } from './use-user-tour-actions.ts';

/** The user's tours, each with a menu to duplicate or delete it. */
export default function UserTourList(props: {
  tours: readonly TourCard[];
  countries: readonly CountrySummary[];
}) {
  const { tours, countries } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { duplicate, remove, nameOf } = useUserTourActions(countries);
  const keys = tours.flatMap(firstStops);
  const places = byKey(useLiveQuery(() => experiencesByKeys(keys), [keys.join()]) ?? []);
  const [deleting, setDeleting] = useState<TourCard | null>(null);

  return (
    <>
      <TourRows>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourRow
              tour={tour}
              name={nameOf(tour)}
              dates={tour.startDate === null ? null : format.date(tour.startDate, 'short-year')}
              pictures={picturesOfStops(tour, places)}
              countries={countries}
              headingLevel={3}
              menuItems={[
                { label: t('userTours.duplicate'), icon: Copy, onSelect: () => void duplicate(tour) },
                {
                  label: t('userTours.delete'),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => setDeleting(tour),
                },
              ]}
            />
          </li>
        ))}
      </TourRows>
      {deleting !== null && (
        <DeleteTourDialog
          text={t('userTours.deleteText', { name: nameOf(deleting) })}
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
