import { useSyncExternalStore } from 'react';
import { getGuideChoices, setTick, subscribeGuideChoices } from '../../../../data/account/guide-choices.ts';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { classNames } from '../../../shell/components/class-names.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './checklist.module.css';
import guide from './guide.module.css';
import { SourceLine } from './source-line.tsx';

/** What to do before the journey, to be ticked. */
export function Checklist({ country, practical }: { country: CountrySummary; practical: Practical }) {
  const { t, locale } = useTranslation();
  const { ticks } = useSyncExternalStore(subscribeGuideChoices, getGuideChoices);
  const ticked = ticks[country.key] ?? [];
  return (
    <DetailSection id="before-you-go" title={t('guide.before.title')} intro={t('guide.before.intro')}>
      <div className={guide.card}>
        <ul className={styles.list}>
          {withIds(practical.checklist).map(({ id, kind, ...entry }) => {
            const isDone = ticked.includes(id);
            return (
              <li key={id}>
                <Checkbox
                  checked={isDone}
                  onChange={(on) => setTick(country.key, id, on)}
                  label={
                    <span className={classNames(styles.entry, isDone && styles.done)}>
                      <b>{t(`guide.check.${kind}`)}</b>
                      <span>{entry[locale]}</span>
                    </span>
                  }
                />
              </li>
            );
          })}
        </ul>
        <SourceLine practical={practical} facts={practical.checklist} />
      </div>
    </DetailSection>
  );
}

/** The kind names an entry, with a number from the second of its kind on: a tick survives another text. */
export function withIds<Entry extends { kind: string }>(
  entries: readonly Entry[],
): (Entry & { id: string })[] {
  return entries.map((entry, index) => {
    const before = entries.slice(0, index).filter(({ kind }) => kind === entry.kind).length;
    return { ...entry, id: before === 0 ? entry.kind : `${entry.kind}-${before + 1}` };
  });
}
