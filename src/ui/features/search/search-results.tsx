import type { TextKey } from '../../../../locales/text-keys.ts';
import type { KeyboardEvent } from 'react';
import { CornerDownLeft, Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '../../shell/components/class-names.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Found } from './find-results.ts';
import type { ResultGroup } from './group-results.ts';
import { Marked } from '../../components/marked/marked.tsx';
import { ResultIcon } from './result-icon.tsx';
import styles from './search-results.module.css';
import { useResultLabels } from './use-result-labels.ts';
import type { DeviceResult } from '../../../contract/data-api.ts';

const TITLES = {
  country: 'search.country',
  category: 'search.category',
  experience: 'search.experience',
  town: 'search.town',
  tour: 'search.tour',
  roundup: 'search.roundup',
  blogpost: 'search.blogpost',
  guide: 'search.guide',
  list: 'search.list',
  page: 'search.onSite',
} satisfies Record<ResultGroup, TextKey>;

/** Grouped results as a listbox; the input keeps the focus and refers to the active option by id. */
export function SearchResults(props: {
  id: string;
  label: string;
  found: Found;
  groups: readonly { group: ResultGroup; results: readonly DeviceResult[] }[];
  active: number;
  onPoint: (index: number) => void;
  onFollow: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const { id, label, found, groups, active, onPoint, onFollow, onKeyDown } = props;
  const { t } = useTranslation();
  const labelsOf = useResultLabels();
  const all = groups.flatMap(({ results }) => results);
  return (
    // Focusable, so that it can be scrolled by keyboard; the same keys work inside.
    <div
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ group, results }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.groupTitle}>
            {t(TITLES[group])}
          </p>
          <div className={styles.rows}>
            {results.map((result) => {
              const index = all.indexOf(result);
              const labels = labelsOf(result, found.facts);
              return (
                <Link
                  key={JSON.stringify([result.type, result.key, result.section, result.filters])}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={classNames(
                    styles.row,
                    (result.type === 'experiences' || result.type === 'tours') && styles.half,
                    index === active && styles.active,
                  )}
                  href={labels.href}
                  onClick={onFollow}
                  // WebKit sends it also where the list scrolls below a pointer at rest.
                  onPointerMove={({ movementX, movementY }) => {
                    if (movementX !== 0 || movementY !== 0) onPoint(index);
                  }}
                >
                  <ResultIcon result={result} facts={found.facts} />
                  <span className={styles.text}>
                    <span className={styles.title}>
                      <Marked text={labels.title} typed={found.typed} />
                    </span>
                    {labels.line !== null && (
                      <span className={classNames(styles.line, result.type === 'guide' && styles.answer)}>
                        <Marked text={labels.line} typed={found.typed} />
                      </span>
                    )}
                  </span>
                  {result.highlight !== undefined && (
                    <span className={styles.tag}>
                      <Sparkles aria-hidden />
                      {t('search.highlight')}
                    </span>
                  )}
                  {index === active && <CornerDownLeft className={styles.enter} aria-hidden />}
                </Link>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
