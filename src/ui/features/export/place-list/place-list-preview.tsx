import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MatchedPlace, PlaceListResponse } from '../../../../contract/place-list.ts';
import {
  addListedPlaces,
  LISTED_STOPS_MAX,
  type ListedTour,
} from '../../../../data/place-list/add-listed-places.ts';
import { TOUR_NAME_MAX } from '../../../../model/tour-limits.ts';
import { Button } from '../../../components/form/button.tsx';
import { Select } from '../../../components/form/select.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ignoredLabel, problemLabel } from './list-labels.ts';
import { canBeStop, firstChoice, LIST_ORDERS, type ListOrder, ordered, withPick } from './place-choice.ts';
import { PlaceRows } from './place-rows.tsx';
import styles from './place-list.module.css';

const PROBLEMS_SHOWN = 50;

interface PlaceListPreviewProps {
  found: Extract<PlaceListResponse, { ok: true }>;
  fileName: string;
  onAdded: (result: ListedTour) => void;
}

/** What was recognized in a file, with what is doubtful; the chosen places become the stops of a new tour. */
export function PlaceListPreview({ found, fileName, onAdded }: PlaceListPreviewProps) {
  const texts = useTranslation();
  const { t, tn, locale } = texts;
  const [places, setPlaces] = useState<readonly MatchedPlace[]>(found.list.places);
  const [chosen, setChosen] = useState(() => firstChoice(found.list.places));
  const [order, setOrder] = useState<ListOrder>('file');
  const [name, setName] = useState(() => fileName.replace(/\.\w+$/, '').slice(0, TOUR_NAME_MAX));
  const [adding, setAdding] = useState(false);
  const shown = useMemo(() => ordered(places, order, locale), [places, order, locale]);
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

  async function add(): Promise<void> {
    setAdding(true);
    const stops = shown.flatMap((index) => (chosen.has(index) ? (places[index] ?? []) : []));
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
        <Button
          variant="text"
          size="sm"
          onClick={() =>
            setChosen(new Set(places.flatMap((place, index) => (canBeStop(place) ? [index] : []))))
          }
        >
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
        <Button
          variant="primary"
          disabled={chosen.size === 0 || isTooMany || adding}
          onClick={() => void add()}
        >
          {tn('export.list.add', chosen.size)}
        </Button>
      </div>
    </div>
  );
}
