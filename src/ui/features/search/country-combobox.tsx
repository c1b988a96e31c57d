import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Check, Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { Link, useLocation } from 'wouter';
import { Flag } from '../../shell/components/flag.tsx';
import { PictureView } from '../../shell/state/picture-view.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import type { DeviceResult, UnderstoodPart } from '../../../contract/data-api.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CountryChipContent, RemoveCountry } from '../../pages/home/first-screen/country-chip.tsx';
import type { TextKey } from '../../../../locales/text-keys.ts';
import type { SearchState } from './find-results.ts';
import { ResultIcon } from './result-icon.tsx';
import { useResultLabels } from './use-result-labels.ts';
import { type HeroItem, heroItemId, heroItems } from './hero-items.ts';
import { type HeroResults, useHeroResults } from './use-hero-results.ts';
import { Understood } from './understood.tsx';
import styles from '../../pages/home/first-screen/country-search.module.css';

/** Keeps the list clear of the header, which would cover its first countries. */
const COLLISION_PX = { top: 72, bottom: 8, left: 8, right: 8 };

const EMPTY_TEXTS = {
  idle: 'home.search.none',
  busy: 'search.busy',
  found: 'home.search.none',
  offline: 'search.nothingHere',
  failed: 'search.failed',
} satisfies Record<SearchState['status'], TextKey>;

const NONE: readonly UnderstoodPart[] = [];

interface CountryComboboxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Container of the list's portal, inside the page's landmark. */
  container: RefObject<HTMLElement | null>;
  countries: readonly CountrySummary[];
  chosen: CountrySummary[];
  onChange: (selected: string[]) => void;
  typed: string;
  onType: (typed: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  placeholder: string;
  /** Undefined while planning is switched off: a country then opens its guide. */
  onStart: (() => void) | undefined;
  /** The best answer, for the button beside; null for nothing typed or found. */
  onBest: (best: BestAnswer | null) => void;
}

/** The page of the first answer to a text, and what opening it is called. */
export interface BestAnswer {
  label: string;
  href: string;
}

/**
 * Combobox with chips of countries to plan; everything else that the site search finds opens its page. A lazy chunk that is
 * loaded when the search is first focused.
 */
export default function CountryCombobox(props: CountryComboboxProps) {
  const { inputRef, container, countries, chosen, onChange, typed, onType, onOpen } = props;
  const { placeholder, onBest } = props;
  const canPlan = props.onStart !== undefined;
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const labelsOf = useResultLabels();
  const text = typed.trim();
  const { found, results, status } = useHeroResults(text, locale);
  const items = useMemo(() => {
    // Without planning a country is its own guide.
    const shown = canPlan ? results : results.filter(({ type }) => type !== 'country');
    return heroItems(countries, { typed: text, all: found?.results ?? [], shown }, locale);
  }, [countries, text, found, results, canPlan, locale]);
  const elsewhere = useRef<HTMLParagraphElement>(null);
  const isNothing = text !== '' && items.length === 0 && (status === 'found' || status === 'idle');

  const [first] = text === '' || status !== 'found' ? [] : items;
  const best = first === undefined ? null : bestOf(first);
  const [label, href] = [best?.label, best?.href];
  useEffect(() => {
    onBest(label === undefined || href === undefined ? null : { label, href });
    return () => onBest(null);
  }, [label, href, onBest]);

  function bestOf({ country, result }: HeroItem): BestAnswer | null {
    if (country !== undefined) {
      if (country.coming_soon) return null;
      if (!canPlan) return { label: t('search.openBest'), href: guideOf(country) };
      const keys = [...chosen, country].map(({ key }) => key);
      const planned = pathOf('tours-create', locale, { countries: [...new Set(keys)].join() });
      return { label: t('home.search.start'), href: planned };
    }
    if (found === null) return null;
    const { line, href: page } = labelsOf(result, found.facts);
    const isCounted = result.type === 'list' && line !== null;
    return { label: isCounted ? t('search.show', { what: line }) : t('search.openBest'), href: page };
  }

  function guideOf({ key }: CountrySummary): string {
    return pathOf('destinations-key', locale, {}, { key });
  }

  function select(next: readonly HeroItem[]) {
    const result = next.find((item) => item.result !== undefined)?.result;
    const [country] = next.flatMap((item) => item.country ?? []);
    if (result !== undefined && found !== null) openPage(labelsOf(result, found.facts).href);
    else if (canPlan) onChange(next.flatMap((item) => item.country?.key ?? []));
    else if (country !== undefined) openPage(guideOf(country));
  }

  function openPage(to: string) {
    close();
    navigate(to);
  }

  function close() {
    onOpen(false);
    onType('');
  }

  /** Why there is nothing to choose. */
  function emptyText(why: HeroResults['status']): string {
    if (why === null) return '';
    // Those of the page are always there.
    if (why === 'no-texts') return t(navigator.onLine ? 'error.heading' : 'error.offline');
    return t(EMPTY_TEXTS[why]);
  }

  function countryRow(country: CountrySummary) {
    return (
      <>
        <Flag country={country.key} gray={country.coming_soon} />
        <span>{country[locale].name}</span>
        {country.coming_soon && <span className={styles.soon}>{t('home.search.soon')}</span>}
        <Combobox.ItemIndicator className={styles.tick}>
          <Check aria-hidden />
        </Combobox.ItemIndicator>
      </>
    );
  }

  function resultRow(result: DeviceResult) {
    if (found === null) return null;
    const { title, line } = labelsOf(result, found.facts);
    return (
      <>
        <ResultIcon result={result} facts={found.facts} />
        <span className={styles.result}>
          <span>{result.type === 'country' ? t('search.guideTo', { country: title }) : title}</span>
          {line !== null && <span className={styles.line}>{line}</span>}
        </span>
      </>
    );
  }

  // Takes the focus over from the plain input that this replaces, before the next key press.
  useLayoutEffect(() => inputRef.current?.focus(), [inputRef]);

  return (
    // The CSP forbids style elements created at runtime.
    <CSPProvider disableStyleElements>
      <Combobox.Root<HeroItem, true>
        multiple
        autoHighlight
        items={items}
        filter={null}
        value={chosen.map((country) => ({ country }))}
        onValueChange={(next, details) => {
          // Escape closes the list but keeps the selection.
          if (details.reason === 'escape-key') details.cancel();
          else select(next);
        }}
        inputValue={typed}
        onInputValueChange={onType}
        open={props.open}
        onOpenChange={onOpen}
        itemToStringLabel={({ country, result }) => country?.[locale].name ?? result?.text ?? ''}
        isItemEqualToValue={(a, b) => heroItemId(a) === heroItemId(b)}
        locale={locale}
      >
        <Combobox.Chips className={styles.chips}>
          {chosen.map((country) => (
            <Combobox.Chip key={country.key} className={styles.chip}>
              <CountryChipContent country={country} />
              <Combobox.ChipRemove render={<RemoveCountry country={country} />} />
            </Combobox.Chip>
          ))}
          <span className={styles.inputRow}>
            <Search className={styles.glass} aria-hidden />
            <Combobox.Input
              ref={inputRef}
              className={styles.input}
              aria-label={t('home.search.label')}
              placeholder={placeholder}
              onKeyDown={(event) => {
                // Tab would leave the list, and close it.
                const link = elsewhere.current?.querySelector('a');
                if (event.key !== 'Tab' || event.shiftKey || !link) return;
                event.preventDefault();
                event.preventBaseUIHandler();
                link.focus();
              }}
            />
          </span>
        </Combobox.Chips>
        <Combobox.Portal container={container}>
          <Combobox.Positioner
            className={styles.positioner}
            anchor={container}
            sideOffset={10}
            align="start"
            collisionPadding={COLLISION_PX}
          >
            <Combobox.Popup className={styles.popup}>
              <Understood parts={found?.parts ?? NONE} onChange={onType} />
              <Combobox.Empty className={styles.empty}>
                {countries.length === 0 && t('home.search.loading')}
                {countries.length > 0 && emptyText(status)}
              </Combobox.Empty>
              {isNothing && (
                <p ref={elsewhere} className={styles.elsewhere}>
                  <Link href={pathOf('contact', locale)} onClick={close}>
                    {t('search.askUs')}
                  </Link>
                  <Link href={pathOf('collections', locale)} onClick={close}>
                    {t('search.page.collections')}
                  </Link>
                </p>
              )}
              <PictureView>
                <Combobox.List className={styles.list}>
                  {(item: HeroItem) => (
                    <Combobox.Item
                      key={heroItemId(item)}
                      className={styles.item}
                      value={item}
                      disabled={item.country?.coming_soon === true}
                    >
                      {item.country === undefined ? resultRow(item.result) : countryRow(item.country)}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </PictureView>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
