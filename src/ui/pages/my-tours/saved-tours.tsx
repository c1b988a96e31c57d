import { SearchX } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ComponentProps, Suspense, useState } from 'react';
import { placesByKeys } from '../../../data/own-experiences/own-summaries.ts';
import { firstStops, picturesOfStops } from '../../../data/tours/pictures-of-stops.ts';
import type { MyTour } from '../../../data/tours/my-tours.ts';
import { byKey } from '../../../model/base/by-key.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { Select } from '../../components/form/select.tsx';
import { DeleteTourDialog } from '../../features/user-tours/delete-tour-dialog.tsx';
import { TourRows } from '../../features/user-tours/tour-row.tsx';
import { useUserTourActions } from '../../features/user-tours/use-user-tour-actions.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { findTours, orderTours, TOUR_ORDERS, type TourOrder } from './order-tours.ts';
import { SavedTourCard } from './saved-tour-card.tsx';
import styles from './saved-tours.module.css';

const describeDialog = lazyPart<ComponentProps<typeof import('./describe-dialog.tsx').default>>(
  () => import('./describe-dialog.tsx'),
  'forms',
);
const publishDialog = lazyPart<ComponentProps<typeof import('./publish-dialog.tsx').default>>(
  () => import('./publish-dialog.tsx'),
);

/** From this number on, search and sort order are shown. */
const SEARCH_FROM = 6;

/** With a snapshot of the tour: its form may outlive the tour's deletion. */
type OpenDialog = { what: 'delete' | 'describe' | 'publish'; tour: MyTour };

/** The tours as cards with their actions. */
export function SavedTours({
  tours,
  countries,
}: {
  tours: readonly MyTour[];
  countries: readonly CountrySummary[];
}) {
  const { t, tn, locale } = useTranslation();
  const user = useUser();
  const { duplicate, remove, nameOf } = useUserTourActions(countries);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<TourOrder>('changed');
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const keys = tours.flatMap(({ card }) => firstStops(card));
  const places = byKey(useLiveQuery(() => placesByKeys(keys), [keys.join()]) ?? []);

  const rows = byKey(countries);
  const named = tours.map((tour) => ({
    tour,
    name: nameOf(tour.card),
    countryNames: tour.card.countries.flatMap((key) => countryName(key, rows.get(key), locale) ?? []),
  }));
  const many = tours.length > SEARCH_FROM;
  const shown = orderTours(many ? findTours(named, text) : named, many ? order : 'changed', locale);
  // It may be deleted elsewhere while its dialog is open.
  const about = named.find(({ tour }) => tour.card.id === openDialog?.tour.card.id);
  const close = () => setOpenDialog(null);

  return (
    <>
      {many && (
        <div className={styles.bar}>
          <SearchField label={t('myTours.search')} value={text} onChange={setText} />
          <Select
            label={t('myTours.sort.label')}
            value={order}
            onChange={(value) => setOrder(TOUR_ORDERS.find((known) => known === value) ?? 'changed')}
            options={TOUR_ORDERS.map((value) => ({ value, label: t(`myTours.sort.${value}`) }))}
          />
          <p className={styles.count} role="status">
            {tn('myTours.found', shown.length)}
          </p>
        </div>
      )}
      {shown.length === 0 && tours.length > 0 && (
        <EmptyState
          icon={SearchX}
          title={t('myTours.noneFound')}
          action={
            <Button variant="outline" onClick={() => setText('')}>
              {t('myTours.showAll')}
            </Button>
          }
        />
      )}
      <TourRows>
        {shown.map(({ tour, name }) => (
          <li key={tour.card.id} data-card>
            <SavedTourCard
              tour={tour}
              name={name}
              signedIn={user !== null}
              pictures={picturesOfStops(tour.card, places)}
              countries={countries}
              onDuplicate={() => void duplicate(tour.card)}
              onAsk={(what) => {
                if (what === 'publish' && user === null) setSiteDialog('login-publish');
                else setOpenDialog({ what, tour });
              }}
            />
          </li>
        ))}
      </TourRows>
      <Suspense>
        {openDialog?.what === 'describe' && (
          <describeDialog.Component
            tour={openDialog.tour}
            unnamed={nameOf({ ...openDialog.tour.card, name: '' })}
            nameOf={nameOf}
            onClose={close}
          />
        )}
        {openDialog?.what === 'publish' && about && (
          <publishDialog.Component tour={about.tour} name={about.name} onClose={close} />
        )}
      </Suspense>
      {openDialog?.what === 'delete' && about !== undefined && (
        <DeleteTourDialog
          text={t(user === null ? 'userTours.deleteText' : 'myTours.deleteText', { name: about.name })}
          onDelete={() => void remove(about.tour.card)}
          onClose={close}
        />
      )}
    </>
  );
}
