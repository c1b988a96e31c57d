import { ArrowRight, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { reloadOnce } from '../../../../data/offline/reload-once.ts';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import type { BestAnswer } from '../../../features/search/country-combobox.tsx';
import { CountryChipContent, RemoveCountry } from './country-chip.tsx';
import styles from './country-search.module.css';

const loadCombobox = () => import('../../../features/search/country-combobox.tsx');
type CountryCombobox = Awaited<ReturnType<typeof loadCombobox>>['default'];

export interface CountrySearchProps {
  countries: readonly CountrySummary[];
  /** Keys in order of selection. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Undefined while planning is switched off. */
  onStart: (() => void) | undefined;
}

/**
 * Country search. It starts as a plain input; the combobox is a lazy chunk that loads on focus, takes over the typed
 * text and opens. Until then, and if it cannot be loaded, the input remains.
 */
export function CountrySearch(props: CountrySearchProps) {
  const { countries, selected, onChange, onStart } = props;
  const { t, locale } = useTranslation();
  const [Combobox, setCombobox] = useState<CountryCombobox | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const [best, setBest] = useState<BestAnswer | null>(null);
  /** A press outside of the list clears the text before the click. */
  const [pressed, setPressed] = useState<BestAnswer | null>(null);
  const answer = best ?? pressed;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const chosen = (onStart ? selected : []).flatMap(
    (key) => countries.find((country) => country.key === key) ?? [],
  );
  const placeholder = t(chosen.length === 0 ? 'home.search.placeholder' : 'home.search.add');

  function loadAndOpen() {
    setOpen(true);
    loadCombobox().then(
      (loaded) => setCombobox(() => loaded.default),
      async (error: unknown) => {
        if (!(await reloadOnce())) console.warn('The list of countries did not load', error);
      },
    );
  }

  function start() {
    setPressed(null);
    if (answer !== null) navigate(answer.href);
    else if (selected.length > 0) onStart?.();
    else {
      loadAndOpen();
      input.current?.focus();
    }
  }

  const plainInput = (
    <div className={styles.chips}>
      {chosen.map((country) => (
        <span key={country.key} className={styles.chip}>
          <CountryChipContent country={country} />
          <RemoveCountry
            country={country}
            onClick={() => onChange(selected.filter((key) => key !== country.key))}
          />
        </span>
      ))}
      <span className={styles.inputRow}>
        <Search className={styles.glass} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          type="text"
          aria-label={t('home.search.label')}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onFocus={loadAndOpen}
          // The focus tries again, and reports a failure.
          onPointerEnter={() => void loadCombobox().catch(() => undefined)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </span>
    </div>
  );

  return (
    <div ref={box} className={styles.search} role="search" aria-label={t('home.search.label')}>
      {Combobox === null ? (
        plainInput
      ) : (
        <Combobox
          inputRef={input}
          container={box}
          countries={countries}
          chosen={chosen}
          onChange={onChange}
          typed={typed}
          onType={setTyped}
          open={open}
          onOpen={setOpen}
          placeholder={placeholder}
          onStart={onStart}
          onBest={setBest}
        />
      )}
      {(onStart ?? answer) && (
        <button
          className={styles.start}
          type="button"
          onPointerDown={() => setPressed(best)}
          onPointerLeave={() => setPressed(null)}
          onClick={start}
        >
          <span className={styles.startLabel}>{answer?.label ?? t('home.search.start')}</span>
          <ArrowRight className={styles.startIcon} aria-hidden />
        </button>
      )}
      <VisuallyHidden role="status">
        {chosen.length > 0 &&
          t('home.search.chosen', { countries: chosen.map((country) => country[locale].name).join(', ') })}
      </VisuallyHidden>
    </div>
  );
}
