import { ChevronDown, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchConnectionsBetween } from '../../../../data/planner/connections-between.ts';
import type { CountrySummary, ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import type { ConnectionOption, ConnectionTable } from '../../../../model/schemas/connection-option.ts';
import { Select } from '../../../components/form/select.tsx';
import NetworkCredits from '../../../components/network-credits.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { ModeIcon } from '../../../features/planner/mode-icon.tsx';
import { useOptionLabels } from '../../../features/planner/use-option-labels.ts';
import { markEstimate } from '../../../format/option-labels.ts';
import { useFormat } from '../../../format/use-format.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { fareUsd, notableOptions } from '../../experience/place-facts.ts';
import styles from './connections.module.css';

interface Pair {
  from: ExperienceSummary;
  to: ExperienceSummary;
  options: readonly ConnectionOption[];
}

interface ConnectionsProps {
  country: CountrySummary;
  places: readonly ExperienceSummary[];
  /** Undefined while it is worked out. */
  table: ConnectionTable | undefined;
}

/** How long it takes between the main places: a table, on phones a list from one of them. */
export function Connections({ country, places, table }: ConnectionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Pair | null>(null);
  const pairOf = (from: ExperienceSummary, to: ExperienceSummary): Pair => ({
    from,
    to,
    options: table?.[`${from.key}_${to.key}`] ?? [],
  });

  return (
    <DetailSection id="ways" title={t('guide.connections.title')} intro={t('guide.connections.intro')}>
      <div className={styles.card}>
        {table === undefined ? (
          <p className={styles.waiting}>{t('guide.connections.waiting')}</p>
        ) : (
          <>
            <Matrix places={places} pairOf={pairOf} opened={opened} onOpen={setOpened} />
            <FromOne places={places} pairOf={pairOf} />
          </>
        )}
      </div>
      <NetworkCredits countries={[country.key]} className={styles.credits} />
    </DetailSection>
  );
}

/** Options between the places; undefined while they are worked out, null where there are none to show. */
export function useConnections(
  country: string,
  places: readonly ExperienceSummary[],
): ConnectionTable | null | undefined {
  const [table, setTable] = useState<ConnectionTable | null | undefined>(undefined);
  const keys = places.map(({ key }) => key).join();
  useEffect(
    () => (keys === '' ? undefined : watchConnectionsBetween(country, keys.split(','), setTable)),
    [country, keys],
  );
  if (places.length < 2) return null;
  return table && Object.values(table).every((options) => options.length === 0) ? null : table;
}

interface MatrixProps {
  places: readonly ExperienceSummary[];
  pairOf: (from: ExperienceSummary, to: ExperienceSummary) => Pair;
  opened: Pair | null;
  onOpen: (pair: Pair | null) => void;
}

function Matrix({ places, pairOf, opened, onOpen }: MatrixProps) {
  const { t, locale } = useTranslation();
  const cell = useRef<HTMLButtonElement>(null);
  const nameOf = (place: ExperienceSummary) => place[locale].short_title;
  return (
    <div className={styles.matrix}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('guide.connections.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('guide.connections.from')}</th>
            {places.slice(1).map((place) => (
              <th key={place.key} scope="col">
                {nameOf(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.slice(0, -1).map((from, row) => (
            <tr key={from.key}>
              <th scope="row">{nameOf(from)}</th>
              {places.slice(1).map((to, column) => (
                <td key={to.key}>
                  {column >= row && (
                    <Cell
                      pair={pairOf(from, to)}
                      isOpen={opened?.from.key === from.key && opened.to.key === to.key}
                      onOpen={(pair, button) => {
                        cell.current = button;
                        onOpen(pair);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened !== null && (
        <Answer
          key={`${opened.from.key} ${opened.to.key}`}
          pair={opened}
          onClose={() => {
            onOpen(null);
            cell.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Cell(props: {
  pair: Pair;
  isOpen: boolean;
  onOpen: (pair: Pair, button: HTMLButtonElement) => void;
}) {
  const { pair, isOpen, onOpen } = props;
  const { t, locale } = useTranslation();
  const { modeName } = useOptionLabels();
  const hours = useHours();
  const [from, to] = [pair.from[locale].short_title, pair.to[locale].short_title];
  const [usual] = pair.options;
  if (usual === undefined) {
    return (
      <span className={styles.none} role="img" aria-label={t('guide.connections.noneCell', { from, to })}>
        ·
      </span>
    );
  }
  const time = markEstimate(usual, hours(usual.duration));
  return (
    <button
      type="button"
      className={classNames(styles.cell, isOpen && styles.open)}
      aria-label={t('guide.connections.cell', { from, to, mode: modeName(usual), time })}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(pair, currentTarget)}
    >
      <ModeIcon type={usual.type} size={18} />
      {time}
    </button>
  );
}

/** The ways of one pair. It takes the focus; Escape gives it back. */
function Answer({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const answer = box.current;
    answer?.focus();
    const stop = new AbortController();
    const { signal } = stop;
    answer?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') close();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return (
    <section
      ref={box}
      className={styles.answer}
      tabIndex={-1}
      aria-label={t('guide.connections.to', {
        from: pair.from[locale].short_title,
        to: pair.to[locale].short_title,
      })}
    >
      <div className={styles.answerHead}>
        <h3>
          {t('guide.connections.to', {
            from: pair.from[locale].short_title,
            to: pair.to[locale].short_title,
          })}
        </h3>
        <IconButton icon={X} label={t('guide.connections.close')} onClick={onClose} />
      </div>
      <Options options={pair.options} />
    </section>
  );
}

function Options({ options }: { options: readonly ConnectionOption[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const hours = useHours();
  const { modeName, detail } = useOptionLabels();
  return (
    <ul className={styles.options}>
      {notableOptions(options).map((option) => {
        const fare = fareUsd(option);
        const line = detail(option);
        return (
          <li key={option.key}>
            <ModeIcon type={option.type} />
            <span className={styles.what}>
              <b>{modeName(option)}</b>
              {line !== '' && <span>{line}</span>}
            </span>
            <span className={styles.numbers}>
              <b>{markEstimate(option, hours(option.duration))}</b>
              {fare !== null && fare > 0 && (
                <span>{t('experience.about', { price: format.money(Math.max(fare, 1)) })}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** For phones: one start, and all other places. */
function FromOne({ places, pairOf }: Pick<MatrixProps, 'places' | 'pairOf'>) {
  const { t, locale } = useTranslation();
  const hours = useHours();
  const [chosen, setChosen] = useState(places[0]?.key ?? '');
  const from = places.find(({ key }) => key === chosen) ?? places[0];
  if (from === undefined) return null;
  return (
    <div className={styles.fromOne}>
      <Select
        label={t('guide.connections.start')}
        value={from.key}
        options={places.map((place) => ({ value: place.key, label: place[locale].short_title }))}
        onChange={setChosen}
      />
      <ul>
        {places
          .filter((place) => place !== from)
          .map((to) => {
            const { options } = pairOf(from, to);
            const [usual] = options;
            const name = to[locale].short_title;
            return (
              <li key={to.key}>
                {usual === undefined ? (
                  <p className={styles.nowhere}>
                    <span>{name}</span>
                    <span>{t('guide.connections.none')}</span>
                  </p>
                ) : (
                  <details>
                    <summary>
                      <ModeIcon type={usual.type} size={22} />
                      <span className={styles.goal}>{name}</span>
                      <b>{markEstimate(usual, hours(usual.duration))}</b>
                      <ChevronDown aria-hidden />
                    </summary>
                    <Options options={options} />
                  </details>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** `2½ h`; minutes below one hour. */
function useHours() {
  const { t } = useTranslation();
  return (seconds: number) => {
    if (seconds < 3570)
      return t('guide.connections.minutes', { minutes: String(Math.round(seconds / 300) * 5 || 5) });
    const halves = Math.round(seconds / 1800);
    return t('guide.connections.hours', { hours: `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}` });
  };
}
