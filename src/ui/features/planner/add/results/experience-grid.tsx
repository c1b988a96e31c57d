import { Fragment, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { Button } from '../../../../components/form/button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import { highlight } from '../../selection-store.ts';
import { DetailCard } from '../detail-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import styles from './experience-grid.module.css';
import { NEUTRAL_PALETTE } from './neutral-palette.ts';
import { isClosedInMonths, type Preferences } from '../rank-by-preferences.ts';
import type { Selection } from '../use-selection.ts';

const PAGE_SIZE = 24;
/** Prefetch distance: two rows of cards. */
const PREFETCH_PX = 900;

/** On phones; wider layouts always show cards. */
export type ResultsView = 'list' | 'cards';

/** Grid of results, with the details of at most one below its row. */
export function ExperienceGrid({
  places,
  selection,
  preferences,
  view,
}: {
  places: readonly ExperienceSummary[];
  selection: Selection;
  preferences: Preferences;
  view: ResultsView;
}) {
  const { t } = useTranslation();
  const { countries } = usePlanner();
  const [shown, setShown] = useState(PAGE_SIZE);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const detailId = (key: string) => `${id}-${key}`;

  const toggleDetails = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);

  function close() {
    const toggle = list.current?.querySelector<HTMLElement>(`[aria-controls="${detailId(open ?? '')}"]`);
    setOpen(null);
    toggle?.focus();
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog or menu handles its own Escape.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    close();
  });

  // Listens for Escape while details are open.
  useEffect(() => {
    if (open === null) return undefined;
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);

  // Highlights the map marker of the card under pointer or focus.
  useEffect(() => {
    const cards = list.current;
    if (cards === null) return undefined;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('li[data-place]') : null;
      highlight(card instanceof HTMLElement ? (card.dataset['place'] ?? null) : null);
    };
    const leave = () => highlight(null);
    for (const name of ['pointerover', 'focusin']) cards.addEventListener(name, point);
    for (const name of ['pointerleave', 'focusout']) cards.addEventListener(name, leave);
    return () => {
      for (const name of ['pointerover', 'focusin']) cards.removeEventListener(name, point);
      for (const name of ['pointerleave', 'focusout']) cards.removeEventListener(name, leave);
      highlight(null);
    };
  }, []);

  return (
    <div className={styles.box} data-view={view}>
      <ul ref={list} className={styles.grid}>
        {places.slice(0, shown).map((place) => (
          <Fragment key={place.key}>
            <ExperienceCard
              place={place}
              palette={countries.get(place.country_key)?.palette ?? NEUTRAL_PALETTE}
              chosen={selection.isChosen(place.key)}
              numbers={selection.numbers(place.key)}
              favorite={preferences.favorites.has(place.key)}
              closed={isClosedInMonths(place, preferences.months)}
              open={open === place.key}
              detailId={detailId(place.key)}
              onToggle={selection.toggle}
              onDetails={toggleDetails}
            />
            {open === place.key && <DetailCard id={detailId(place.key)} place={place} onClose={close} />}
          </Fragment>
        ))}
      </ul>
      {shown < places.length && (
        <LoadMore label={t('planner.add.more')} onMore={() => setShown(shown + PAGE_SIZE)} />
      )}
    </div>
  );
}

/** Infinite scroll: loads more before the end is in view; also a button, for users who get there first. */
function LoadMore({ label, onMore }: { label: string; onMore: () => void }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(onMore);

  // Observes the end of the list.
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: `0px 0px ${PREFETCH_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={sentinel} className={styles.more}>
      <Button variant="outline" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
