import { Copy, Trash2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { CurrentTourNotice } from './current-tour-notice.tsx';
import { DeleteTourDialog } from './delete-tour-dialog.tsx';
import { TourRow, TourRows } from './tour-row.tsx';
import { useDraftActions } from './use-draft-actions.ts';

/** The user's tours as rows: open, duplicate, delete; above them the tour in progress. */
export default function DraftList(props: {
  drafts: readonly TourCard[];
  countries: readonly CountrySummary[];
}) {
  const { drafts, countries } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { duplicate, remove, nameOf } = useDraftActions(countries);
  const first = drafts.flatMap(({ stops }) => stops.slice(0, 1));
  const places = useLiveQuery(() => experiencesByKeys(first), [first.join()]) ?? [];
  const pictures = new Map(places.map(({ key, image_uris }) => [key, image_uris[0]]));
  const [deleting, setDeleting] = useState<TourCard | null>(null);

  return (
    <>
      <CurrentTourNotice countries={countries} />
      <TourRows>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <TourRow
              tour={draft}
              name={nameOf(draft)}
              dates={draft.startDate === null ? null : format.date(draft.startDate, 'short-year')}
              picture={pictures.get(draft.stops[0] ?? '')}
              countries={countries}
              headingLevel={3}
              items={[
                { label: t('drafts.duplicate'), icon: Copy, onSelect: () => void duplicate(draft) },
                {
                  label: t('drafts.delete'),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => setDeleting(draft),
                },
              ]}
            />
          </li>
        ))}
      </TourRows>
      {deleting !== null && (
        <DeleteTourDialog
          text={t('drafts.deleteText', { name: nameOf(deleting) })}
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
