import type { Practical } from '../../../../model/schemas/practical.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './guide.module.css';

interface Cited {
  source?: string | undefined;
  as_of?: number | undefined;
}

/** Where the facts of a module come from, and of which year they are. */
export function SourceLine({ practical, facts }: { practical: Practical; facts: readonly Cited[] }) {
  const { t } = useTranslation();
  const cited = [...new Set(facts.flatMap(({ source }) => source ?? []))].map((key) => {
    const known = practical.sources.find((source) => source.key === key);
    return known ?? { key, name: new URL(key).host, url: key, year: practical.as_of };
  });
  const year = Math.max(practical.as_of, ...facts.flatMap(({ as_of }) => as_of ?? []));
  return (
    <p className={styles.source}>
      {t('guide.asOf', { year: String(year) })}
      {cited.map(({ key, name, url, year: of }) => (
        <span key={key}>
          {' · '}
          {url === undefined ? (
            t('guide.cited', { source: name, year: String(of) })
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('guide.cited', { source: name, year: String(of) })}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
