import { useLive } from '../../shell/state/use-live.ts';
import { ChevronDown, ChevronUp, Heart } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { useDetails } from '../../features/filters/use-details.ts';
import { usePaging } from '../../features/filters/use-paging.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { ExperienceDetail } from './experience-detail.tsx';
import styles from './experience-grid.module.css';

/** Grid of experience cards with infinite scroll; the details of at most one below its row. */
export function ExperienceGrid(props: {
  keys: readonly string[];
  countries: ReadonlyMap<string, CountrySummary>;
}) {
  const { keys, countries } = props;
  const { t, tn, locale } = useTranslation();
  const id = useId();
  const [detailsKey, setDetailsKey] = useDetails();
  // A key that is not in the list opens nothing.
  const open = detailsKey !== null && keys.includes(detailsKey) ? detailsKey : null;
  const [openedByClick, setOpenedByClick] = useState<string | null>(null);
  const { shown, setList } = usePaging(keys, open);
  const rows = useLive(() => experiencesByKeys(shown), [shown.join()]);

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // An open sheet or popover handles its own Escape.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const button = document.querySelector<HTMLElement>('[data-card] button[aria-expanded="true"]');
    setDetailsKey(null);
    button?.focus();
  });

  // Listens for Escape while details are open.
  useEffect(() => {
    if (open === null) return undefined;
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);

  if (rows === undefined) return <GridSkeleton foot />;
  return (
    <CardGrid list={setList}>
      {rows.map((row) => {
        const country = countries.get(row.country_key);
        if (country === undefined) return null;
        const isOpen = row.key === open;
        const detailId = `${id}-${row.key}`;
        return (
          <Fragment key={row.key}>
            <li className={isOpen ? styles.open : undefined} data-card>
              <ExperienceCard
                experience={row}
                country={country}
                href={pathOf('experiences-key', locale, {}, { key: row.key })}
                foot={
                  <>
                    <button
                      className={styles.details}
                      type="button"
                      aria-label={`${t(isOpen ? 'browse.details.close' : 'browse.details.open')}: ${row[locale].title}`}
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? detailId : undefined}
                      onClick={() => {
                        setOpenedByClick(row.key);
                        setDetailsKey(isOpen ? null : row.key);
                      }}
                    >
                      {t(isOpen ? 'browse.details.close' : 'browse.details.open')}
                      {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
                    </button>
                    {(row.likes ?? 0) > 0 && (
                      <span className={styles.likes}>
                        <Heart aria-hidden />
                        <span aria-hidden>{row.likes}</span>
                        <VisuallyHidden>{tn('browse.likes', row.likes ?? 0)}</VisuallyHidden>
                      </span>
                    )}
                  </>
                }
              />
            </li>
            {isOpen && (
              <ExperienceDetail
                id={detailId}
                experience={row}
                country={country}
                smooth={openedByClick === row.key}
              />
            )}
          </Fragment>
        );
      })}
    </CardGrid>
  );
}
