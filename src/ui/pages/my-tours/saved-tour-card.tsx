import { CloudUpload, Copy, Globe, PencilLine, Share2, SquarePen, Trash2, TriangleAlert } from 'lucide-react';
import { useLocation } from 'wouter';
import type { MyTour } from '../../../data/tours/my-tours.ts';
import { dateAfter } from '../../../model/calendar/calendar-days.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { CardPictureProps } from '../../components/picture/card-picture.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { TourRow } from '../../features/user-tours/tour-row.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setExportRequest } from '../../layout/export-request.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './saved-tours.module.css';

/** Card of a tour of the user; the whole card opens it, its menu has the other actions. */
export function SavedTourCard(props: {
  tour: MyTour;
  name: string;
  signedIn: boolean;
  pictures: CardPictureProps['pictures'];
  countries: readonly CountrySummary[];
  onDuplicate: () => void;
  onAsk: (what: 'delete' | 'describe' | 'publish') => void;
}) {
  const { tour, name, signedIn, pictures, countries, onDuplicate, onAsk } = props;
  const { card, notes, published, waiting, rejected } = tour;
  const { t, locale } = useTranslation();
  const format = useFormat();
  const [, navigate] = useLocation();
  return (
    <TourRow
      tour={card}
      name={name}
      dates={datesOf(tour, format)}
      pictures={pictures}
      countries={countries}
      headingLevel={2}
      menuItems={[
        {
          label: t('myTours.edit'),
          icon: SquarePen,
          onSelect: () => navigate(pathOf('tours-edit', locale, { tour: card.id })),
        },
        {
          label: t('myTours.describe'),
          icon: PencilLine,
          onSelect: () => onAsk('describe'),
        },
        {
          label: t('myTours.export'),
          icon: Share2,
          onSelect: () => setExportRequest({ kind: 'export', tourId: card.id }),
        },
        {
          label: t(published ? 'myTours.publish.manage' : 'myTours.publish.open'),
          icon: Globe,
          onSelect: () => onAsk('publish'),
        },
        { label: t('userTours.duplicate'), icon: Copy, onSelect: onDuplicate },
        {
          label: t('userTours.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => onAsk('delete'),
        },
      ]}
    >
      {notes !== '' && <p className={styles.notes}>{notes}</p>}
      {(published || (signedIn && waiting)) && (
        <div className={styles.tags}>
          {published && (
            <Tag tone="good" icon={Globe}>
              {t('myTours.published')}
            </Tag>
          )}
          {signedIn && waiting && (
            <Tag tone={rejected ? 'bad' : 'warn'} icon={rejected ? TriangleAlert : CloudUpload}>
              {t(rejected ? 'myTours.refused' : 'myTours.waiting')}
            </Tag>
          )}
        </div>
      )}
    </TourRow>
  );
}

/** Date range from the start date and the planned number of days. */
function datesOf({ card }: MyTour, format: ReturnType<typeof useFormat>): string | null {
  const { startDate, days } = card;
  if (startDate === null) return null;
  if (days === null || days < 2) return format.date(startDate, 'short-year');
  return format.dateRange(startDate, dateAfter(startDate, days - 1), 'short-year');
}
