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

/** The cards, a page at a time; the details of at most one stand below its row. */
export function ExperienceGrid(props: {
  keys: readonly string[];
  countries: ReadonlyMap<string, CountrySummary>;
}) {
  const { keys, countries } = props;
  const { t, tn, locale } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useDetails();
  // A key that the list does not have opens nothing.
  const open = wanted !== null && keys.includes(wanted) ? wanted : null;
  const [pressed, setPressed] = useState<string | null>(null);
  const { shown, setList } = usePaging(keys, open);
  const rows = useLive(() => experiencesByKeys(shown), [shown.join()]);

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // A sheet or a panel above takes its own Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const button = document.querySelector<HTMLElement>('[data-card] button[aria-expanded="true"]');
    setWanted(null);
    button?.focus();
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

  if (rows === undefined) return <GridSkeleton />;
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
                        setPressed(row.key);
                        setWanted(isOpen ? null : row.key);
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
                smooth={pressed === row.key}
              />
            )}
          </Fragment>
        );
      })}
    </CardGrid>
  );
}
