import { MapPin, NotebookPen, Ticket } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { itemEdit } from '../../../../../data/planner/item-edits.ts';
import { activityRef } from '../../../../../model/items/item-title.ts';
import { sourceOf } from '../../../../../model/gazetteer/typical-values.ts';
import { isoCodesOf } from '../../../../../model/place/country-name.ts';
import type { Activity } from '../../../../../model/schemas/catalogue.ts';
import type { StopItem } from '../../../../../model/schemas/stop-item.ts';
import { ITEM_TITLE_MAX } from '../../../../../model/tour-limits.ts';
import { uuidV7 } from '../../../../../model/uuid-v7.ts';
import { SearchField } from '../../../../components/form/search-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shell/components/visually-hidden.tsx';
import { usePlaces } from '../../add/places/use-places.ts';
import { usePlanner } from '../../planner-context.tsx';
import type { ItineraryStop } from '../group-itinerary.ts';
import styles from './stop-days.module.css';

/** What pages offer; a merge may make more (`STOP_ITEMS_MAX`). */
const OFFERED_MAX = 100;
const MIN_LETTERS = 2;
const SHOWN_PLACES = 5;

type Draft = Omit<StopItem, 'id' | 'day'>;

interface AddItemDialogProps {
  row: ItineraryStop;
  day: number | null;
  title: string;
  items: readonly StopItem[];
  activities: readonly Activity[];
  onClose: () => void;
}

/** Adds an activity of the catalogue, a note of the user's own or a place to a day of a stop. */
export function AddItemDialog({ row, day, title, items, activities, onClose }: AddItemDialogProps) {
  const { t, tn, locale } = useTranslation();
  const { session, state, countries } = usePlanner();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const search = text.toLowerCase();
  const added = new Set(items.map(({ ref }) => ref));
  const found = activities.filter(
    (activity) =>
      !added.has(activityRef(row.entry.key, activity)) &&
      activity[locale].title.toLowerCase().includes(search),
  );
  const foundPlaces = usePlaces(
    text.length < MIN_LETTERS ? '' : text,
    locale,
    isoCodesOf(state.tour?.countries ?? [], countries),
  );
  const shownPlaces = text.length < MIN_LETTERS ? [] : (foundPlaces?.places.slice(0, SHOWN_PLACES) ?? []);
  const isFull = items.length >= OFFERED_MAX;

  function add(draft: Draft): void {
    onClose();
    const item: StopItem = { id: uuidV7(), ...draft, ...(day === null ? {} : { day }) };
    void session.editItinerary(itemEdit([{ add: item, stop: row.id }]), 'item-added', item.title);
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      {isFull ? (
        <p>{t('items.full', { count: OFFERED_MAX })}</p>
      ) : (
        <div className={styles.form}>
          <SearchField label={t('items.choose')} value={typed} onChange={setTyped} />
          <VisuallyHidden role="status">
            {tn('items.found', found.length + shownPlaces.length)}
          </VisuallyHidden>
          <ul className={styles.choices}>
            {text !== '' && (
              <Choice
                icon={NotebookPen}
                label={t('items.asNote', { text })}
                onChoose={() => add({ kind: 'note', title: text.slice(0, ITEM_TITLE_MAX) })}
              />
            )}
          </ul>
          {found.length > 0 && (
            <section aria-label={t('items.suggestions')}>
              <h3 className={styles.heading}>{t('items.suggestions')}</h3>
              <ul className={styles.choices}>
                {found.map((activity) => (
                  <Choice
                    key={activity.key}
                    icon={Ticket}
                    label={activity[locale].title}
                    onChoose={() =>
                      add({
                        kind: 'activity',
                        ref: activityRef(row.entry.key, activity),
                        title: activity[locale].title,
                      })
                    }
                  />
                ))}
              </ul>
            </section>
          )}
          {shownPlaces.length > 0 && (
            <section aria-label={t('items.places')}>
              <h3 className={styles.heading}>{t('items.places')}</h3>
              <ul className={styles.choices}>
                {shownPlaces.map((shown) => (
                  <Choice
                    key={shown.id}
                    icon={MapPin}
                    label={shown.name}
                    detail={shown.region}
                    onChoose={() =>
                      add({
                        kind: 'place',
                        ref: sourceOf(shown),
                        title: shown.name,
                        location: { coordinates: [shown.at[0], shown.at[1]] },
                      })
                    }
                  />
                ))}
              </ul>
            </section>
          )}
          {activities.length === 0 && text === '' && <p className={styles.quiet}>{t('items.none')}</p>}
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  label: string;
  detail?: string;
  onChoose: () => void;
}

function Choice({ icon: Icon, label, detail = '', onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onChoose}>
        <span className={styles.tile}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{label}</span>
          {detail !== '' && <span className={styles.quiet}>{detail}</span>}
        </span>
      </button>
    </li>
  );
}
