import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MatchedPlace, PlaceListResponse } from '../../../../contract/place-list.ts';
import {
  addListedPlaces,
  LISTED_STOPS_MAX,
  type ListedTour,
} from '../../../../data/place-list/add-listed-places.ts';
import { saveList } from '../../../../data/saved-lists/saved-lists.ts';
import type { SavedList } from '../../../../model/schemas/saved-list.ts';
import { TOUR_NAME_MAX } from '../../../../model/tour-limits.ts';
import { Button } from '../../../components/form/button.tsx';
import { Select } from '../../../components/form/select.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ignoredLabel, problemLabel, savingFailureLabel } from './list-labels.ts';
import {
  canBeStop,
  CHOSEN_FROM_START_MAX,
  firstChoice,
  LIST_ORDERS,
  type ListOrder,
  ordered,
  withPick,
} from './place-choice.ts';
import { PlaceRows } from './place-rows.tsx';
import styles from './place-list.module.css';

const PROBLEMS_SHOWN = 50;

interface PlaceListPreviewProps {
  found: Extract<PlaceListResponse, { ok: true }>;
  fileName: string;
  onAdded: (result: ListedTour) => void;
  onSaved: (list: SavedList) => void;
}

/**
 * What was recognized in a file, with what is doubtful. The chosen places become the stops of a new tour, or they are
 * saved as a list; without a choice all are saved.
 */
export function PlaceListPreview({ found, fileName, onAdded, onSaved }: PlaceListPreviewProps) {
  const texts = useTranslation();
  const { t, tn, locale } = texts;
  const [places, setPlaces] = useState<readonly MatchedPlace[]>(found.list.places);
  const [chosen, setChosen] = useState(() => firstChoice(found.list.places));
  const [order, setOrder] = useState<ListOrder>('file');
  const [name, setName] = useState(() => fileName.replace(/\.\w+$/, '').slice(0, TOUR_NAME_MAX));
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState('');
  const shown = useMemo(() => ordered(places, order, locale), [places, order, locale]);
  const all = useMemo(
    () => new Set(places.flatMap((place, index) => (canBeStop(place) ? [index] : []))),
    [places],
  );
  const isLong = places.length > CHOSEN_FROM_START_MAX;
  const { problems, ignored } = found.list;
  const ignoredText = ignoredLabel(ignored, texts);
  const isTooMany = chosen.size > LISTED_STOPS_MAX;
  const hasDates = places.some(({ date }) => date !== null);

  function choose(index: number, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(index);
    else next.delete(index);
    setChosen(next);
  }

  const toSave = shown.filter((index) => all.has(index) && (chosen.size === 0 || chosen.has(index)));
  const placesAt = (indexes: readonly number[]) => indexes.flatMap((index) => places[index] ?? []);

  async function save(): Promise<void> {
    setAdding(true);
    const result = await saveList(placesAt(toSave), name.trim() || t('export.unnamed'));
    setAdding(false);
    if (result.ok) onSaved(result.value);
    else setFailure(savingFailureLabel(result.code, texts));
  }

  async function add(): Promise<void> {
    setAdding(true);
    const stops = placesAt(shown.filter((index) => chosen.has(index)));
    const result = await addListedPlaces(stops, name.trim());
    setAdding(false);
    onAdded(result);
  }

  return (
    <div className={styles.preview}>
      <p>
        <b>{tn('export.list.places', places.length)}</b> {t('export.list.about')}
      </p>
      {ignoredText !== '' && (
        <p className={styles.aside}>{t('export.list.notRead', { what: ignoredText })}</p>
      )}
      {found.missing.length > 0 && <p className={styles.aside}>{t('export.list.missing')}</p>}
      {problems.length > 0 && (
        <details className={styles.problems}>
          <summary>
            <TriangleAlert aria-hidden />
            {tn('export.list.problems', problems.length)}
          </summary>
          <ul>
            {[...new Set(problems.map((problem) => problemLabel(problem, texts)))]
              .slice(0, PROBLEMS_SHOWN)
              .map((label) => (
                <li key={label}>{label}</li>
              ))}
            {problems.length > PROBLEMS_SHOWN && (
              <li>{tn('export.list.moreProblems', problems.length - PROBLEMS_SHOWN)}</li>
            )}
          </ul>
        </details>
      )}
      <TextField label={t('export.list.name')} value={name} maxLength={TOUR_NAME_MAX} onChange={setName} />
      <div className={styles.tools}>
        <Select
          label={t('export.list.order.label')}
          value={order}
          onChange={(value) => setOrder(LIST_ORDERS.find((one) => one === value) ?? 'file')}
          options={LIST_ORDERS.filter((one) => one !== 'date' || hasDates).map((value) => ({
            value,
            label: t(`export.list.order.${value}`),
          }))}
        />
        <Button variant="text" size="sm" onClick={() => setChosen(all)}>
          {t('export.list.all')}
        </Button>
        <Button variant="text" size="sm" onClick={() => setChosen(new Set())}>
          {t('export.list.none')}
        </Button>
      </div>
      <PlaceRows
        places={places}
        order={shown}
        chosen={chosen}
        onChoose={choose}
        onPick={(index, picked) => {
          setPlaces(places.map((place, at) => (at === index ? withPick(place, picked) : place)));
          choose(index, true);
        }}
      />
      <div className={styles.foot}>
        <p role="status" className={isTooMany ? styles.doubt : styles.aside}>
          {isTooMany
            ? t('export.list.limit', { max: LISTED_STOPS_MAX })
            : tn('export.list.chosen', chosen.size, { total: places.length })}
        </p>
        {failure !== '' && (
          <p role="alert" className={styles.doubt}>
            {failure}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            variant={isLong ? 'primary' : 'outline'}
            disabled={toSave.length === 0 || adding}
            onClick={() => void save()}
          >
            {tn('export.list.saving.do', toSave.length)}
          </Button>
          <Button
            variant={isLong ? 'outline' : 'primary'}
            disabled={chosen.size === 0 || isTooMany || adding}
            onClick={() => void add()}
          >
            {tn('export.list.add', chosen.size)}
          </Button>
        </div>
      </div>
    </div>
  );
}
