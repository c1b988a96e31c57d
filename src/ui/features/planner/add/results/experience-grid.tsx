import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { Button } from '../../../../components/form/button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import { pointAt } from '../../selection-store.ts';
import { DetailCard } from '../detail-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import styles from './experience-grid.module.css';
import { NEUTRAL_PALETTE } from './neutral-palette.ts';
import { isClosedThen, type Wishes } from '../offered-first.ts';
import type { Selection } from '../use-selection.ts';

const PAGE = 24;
/** Two rows of cards before the end. */
const AHEAD_PX = 900;

/** The places found, with the details of at most one of them below its row. */
export function ExperienceGrid({
  places,
  selection,
  wishes,
}: {
  places: readonly ExperienceSummary[];
  selection: Selection;
  wishes: Wishes;
}) {
  const { t } = useTranslation();
  const { countries } = usePlanner();
  const [shown, setShown] = useState(PAGE);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const detailId = (key: string) => `${id}-${key}`;

  function close() {
    const toggle = list.current?.querySelector<HTMLElement>(`[aria-controls="${detailId(open ?? '')}"]`);
    setOpen(null);
    toggle?.focus();
  }

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // A dialog or a menu above takes its own Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    close();
  });

  // Follows the keyboard while details are open.
  useEffect(() => {
    if (open === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      onEscape(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [open]);

  // Follows pointer and focus over the cards: the dot on the map answers.
  useEffect(() => {
    const cards = list.current;
    if (cards === null) return undefined;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('li[data-place]') : null;
      pointAt(card instanceof HTMLElement ? (card.dataset['place'] ?? null) : null);
    };
    const leave = () => {
      pointAt(null);
    };
    for (const name of ['pointerover', 'focusin']) cards.addEventListener(name, point);
    for (const name of ['pointerleave', 'focusout']) cards.addEventListener(name, leave);
    return () => {
      for (const name of ['pointerover', 'focusin']) cards.removeEventListener(name, point);
      for (const name of ['pointerleave', 'focusout']) cards.removeEventListener(name, leave);
      pointAt(null);
    };
  }, []);

  return (
    <div className={styles.box}>
      <ul ref={list} className={styles.grid}>
        {places.slice(0, shown).map((place) => (
          <Fragment key={place.key}>
            <ExperienceCard
              place={place}
              palette={countries.get(place.country_key)?.palette ?? NEUTRAL_PALETTE}
              chosen={selection.isChosen(place.key)}
              numbers={selection.numbers(place.key)}
              favorite={wishes.favorites.has(place.key)}
              closed={isClosedThen(place, wishes.months)}
              open={open === place.key}
              detailId={detailId(place.key)}
              onToggle={selection.toggle}
              onDetails={(key) => {
                setOpen(open === key ? null : key);
              }}
            />
            {open === place.key && <DetailCard id={detailId(place.key)} place={place} onClose={close} />}
          </Fragment>
        ))}
      </ul>
      {shown < places.length && (
        <More
          label={t('planner.add.more')}
          onMore={() => {
            setShown(shown + PAGE);
          }}
        />
      )}
    </div>
  );
}

/** Loads more before the end comes into view; also a button, for whoever gets there first. */
function More({ label, onMore }: { label: string; onMore: () => void }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  // Follows the scroll position.
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more();
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={sentinel} className={styles.more}>
      <Button variant="outline" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
