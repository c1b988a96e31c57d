import { ArrowUpDown, CloudOff, CornerDownLeft, Search, SearchX, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { rememberSearch } from '../../../data/catalogue/recent-searches.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { groupResults } from './group-results.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { Suggestions } from './suggestions.tsx';
import { useAskedSearch } from './use-asked-search.ts';
import { useFinds } from './use-finds.ts';
import { useResultLabels } from './use-result-words.ts';

/** Countries, places, tours and posts by what is typed, or by the address; the whole screen on phones. */
export default function SearchDialog(props: { onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const flags = useFlags();
  const [, navigate] = useLocation();
  const [asked, onClose] = useAskedSearch(props.onClose);
  const [typed, setTyped] = useState(asked);
  const [active, setActive] = useState(0);
  /** Enter was pressed before the finds of this text were here. */
  const [entered, setEntered] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  const state = useFinds(typed, { locale, tours: flags.tours, blog: flags.blog });
  const translationOf = useResultLabels();
  const found = state.status === 'found' || state.status === 'busy' ? state.found : null;
  const groups = found === null ? [] : groupResults(found.results, flags.tours);
  const all = groups.flatMap(({ results }) => results);
  const at = Math.min(active, all.length - 1);
  const listId = `${id}-list`;
  const settled = state.status === 'found' && found !== null;
  const count = settled
    ? `${tn('search.results', all.length)}, ${t(found.from === 'device' ? 'search.onDevice' : 'search.fromServer')}`
    : '';

  // Follows the browser's modal layer, which only a method call opens. It gives the focus back only while the element
  // still stands in the page: later it does not know any more that it was modal.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, []);

  const openFirst = useEffectEvent(() => {
    open(0);
  });
  const isEntered = settled && found.typed === entered;

  // Follows the finds: what was asked for before they were here is opened now.
  useEffect(() => {
    if (isEntered) openFirst();
  }, [isEntered]);

  function type(next: string) {
    setTyped(next);
    setActive(0);
    setEntered(null);
  }

  function follow() {
    rememberSearch(typed);
    onClose();
  }

  function open(index: number) {
    const result = all[index];
    if (result === undefined || found === null) return;
    follow();
    navigate(translationOf(result, found.facts).href);
  }

  function move(to: number) {
    setActive(to);
    document.getElementById(`${listId}-${to}`)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Those of what was typed before stand there until then: they are not what is wanted.
      if (found?.typed === typed.trim()) open(at);
      else setEntered(typed.trim());
    } else if (all.length === 0) return;
    else if (event.key === 'ArrowDown') move((at + 1) % all.length);
    else if (event.key === 'ArrowUp') move(at <= 0 ? all.length - 1 : at - 1);
    else return;
    event.preventDefault();
  }

  function content(): ReactNode {
    if (state.status === 'idle') {
      return <Suggestions planner={flags.planner} tours={flags.tours} onTake={take} onFollow={onClose} />;
    }
    if (state.status === 'offline') {
      return (
        <EmptyState icon={CloudOff} title={t('search.nothingHere')}>
          {t('search.nothingNext')}
        </EmptyState>
      );
    }
    if (state.status === 'failed') return <EmptyState icon={CloudOff} title={t('search.failed')} />;
    if (found === null) return null;
    if (all.length === 0) {
      return (
        <EmptyState icon={SearchX} title={t('search.none', { typed: found.typed })}>
          {t('search.noneNext')}
        </EmptyState>
      );
    }
    return (
      <SearchResults
        id={listId}
        label={t('shell.search')}
        found={found}
        groups={groups}
        active={at}
        onPoint={setActive}
        onFollow={follow}
        onKeyDown={onKeyDown}
      />
    );
  }

  function take(earlier: string) {
    type(earlier);
    input.current?.focus();
  }

  return (
    // The backdrop is part of the element; Escape does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box} role="search">
        <div className={styles.head}>
          <h2 className={styles.title} id={`${id}-title`}>
            {t('home.search.label')}
          </h2>
          <IconButton label={t('kit.close')} icon={X} onClick={onClose} />
        </div>
        <div className={styles.field}>
          <Search className={styles.glass} aria-hidden />
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? listId : undefined}
            aria-activedescendant={all.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            enterKeyHint="go"
            maxLength={200}
            placeholder={t('search.placeholder')}
            value={typed}
            onChange={(event) => {
              type(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          <span className={styles.count} role="status">
            {count}
          </span>
          {typed !== '' && (
            <IconButton
              label={t('search.clear')}
              icon={X}
              onClick={() => {
                take('');
              }}
            />
          )}
        </div>
        <div className={styles.body} aria-busy={state.status === 'busy'}>
          {content()}
        </div>
        <p className={styles.hints} aria-hidden>
          <span>
            <ArrowUpDown />
            {t('search.choose')}
          </span>
          <span>
            <CornerDownLeft />
            {t('search.open')}
          </span>
          <span>{t('search.close')}</span>
        </p>
      </div>
    </dialog>
  );
}
