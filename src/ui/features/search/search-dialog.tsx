import { ArrowUpDown, CloudOff, CornerDownLeft, Search, SearchX, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { UnderstoodPart } from '../../../contract/data-api.ts';
import { rememberSearch } from '../../../data/catalogue/recent-searches.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ModalDialog } from '../../components/overlay/modal-dialog.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { PictureView } from '../../shell/state/picture-view.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { groupResults } from './group-results.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { Suggestions } from './suggestions.tsx';
import { Understood } from './understood.tsx';
import { useUrlSearch } from './use-url-search.ts';
import { useSiteSearch } from './use-site-search.ts';
import { useResultLabels } from './use-result-labels.ts';

const NONE: readonly UnderstoodPart[] = [];

/**
 * Search dialog for countries, experiences, tours and posts; starts with a query from the URL; full screen on phones.
 */
export default function SearchDialog(props: { onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const flags = useFlags();
  const [, navigate] = useLocation();
  const [initialText, onClose] = useUrlSearch(props.onClose);
  const [typed, setTyped] = useState(initialText);
  const [active, setActive] = useState(0);
  /** Text for which Enter was pressed before its results arrived. */
  const [enterPressedFor, setEnterPressedFor] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const state = useSiteSearch(typed, {
    locale,
    tours: flags.tours,
    blog: flags.blog,
    planner: flags.planner,
  });
  const labelsOf = useResultLabels();
  const found = state.status === 'found' || state.status === 'busy' ? state.found : null;
  const groups = found === null ? [] : groupResults(found.results, flags.tours);
  const all = groups.flatMap(({ results }) => results);
  const at = Math.min(active, all.length - 1);
  const listId = `${id}-list`;
  const isCurrent = state.status === 'found' && found !== null;
  const count = isCurrent
    ? `${tn('search.results', all.length)}, ${t(found.from === 'device' ? 'search.onDevice' : 'search.fromServer')}`
    : '';

  useLayoutEffect(() => input.current?.focus(), []);

  const openFirst = useEffectEvent(() => open(0));
  const opensFirst = isCurrent && found.typed === enterPressedFor;

  // Opens the first result once it arrives, if Enter was pressed earlier.
  useEffect(() => {
    if (opensFirst) openFirst();
  }, [opensFirst]);

  function type(next: string) {
    setTyped(next);
    setActive(0);
    setEnterPressedFor(null);
  }

  function follow() {
    rememberSearch(typed);
    onClose();
  }

  function open(index: number) {
    const result = all[index];
    if (result === undefined || found === null) return;
    follow();
    navigate(labelsOf(result, found.facts).href);
  }

  function askUs() {
    onClose();
    navigate(pathOf('contact', locale));
  }

  function move(to: number) {
    setActive(to);
    document.getElementById(`${listId}-${to}`)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Results of an earlier text are still shown until then: wait for the current ones.
      if (found?.typed === typed.trim()) open(at);
      else setEnterPressedFor(typed.trim());
    } else if (all.length === 0) return;
    else if (event.key === 'ArrowDown') move((at + 1) % all.length);
    else if (event.key === 'ArrowUp') move(at <= 0 ? all.length - 1 : at - 1);
    else return;
    event.preventDefault();
  }

  function content(): ReactNode {
    if (state.status === 'idle') {
      return <Suggestions planner={flags.planner} tours={flags.tours} onSearch={search} onFollow={onClose} />;
    }
    if (state.status === 'offline') {
      return (
        <EmptyState icon={CloudOff} title={t('search.nothingHere')}>
          {t('search.nothingNext')}
        </EmptyState>
      );
    }
    if (state.status === 'failed') return <EmptyState icon={CloudOff} title={t('search.failed')} />;
    if (found === null) return <p className={styles.busy}>{t('search.busy')}</p>;
    if (all.length === 0) {
      return (
        <EmptyState
          icon={SearchX}
          title={t('search.none', { typed: found.typed })}
          action={
            <Button variant="outline" size="sm" onClick={askUs}>
              {t('search.askUs')}
            </Button>
          }
        >
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

  function search(text: string) {
    type(text);
    input.current?.focus();
  }

  return (
    <ModalDialog className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
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
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span className={styles.count} role="status">
            {count}
          </span>
          {typed !== '' && <IconButton label={t('search.clear')} icon={X} onClick={() => search('')} />}
        </div>
        <Understood parts={found?.parts ?? NONE} onChange={search} />
        <div className={styles.body} aria-busy={state.status === 'busy'}>
          <PictureView>{content()}</PictureView>
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
    </ModalDialog>
  );
}
