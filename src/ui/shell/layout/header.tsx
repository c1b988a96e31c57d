import { CircleUserRound, Ellipsis, Languages, Menu as MenuIcon, Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icon-button.tsx';
import { SyncChip } from '../components/sync-chip.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../routing/lazy-page.tsx';
import { useFoundPage } from '../routing/use-found-page.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../routing/paths.ts';
import { useSwitchLocale } from '../routing/use-switch-locale.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { setSiteDialog } from '../state/site-dialog-store.ts';
import { useFlags } from '../state/use-flags.ts';
import { useScrolledPast } from '../state/use-scrolled-past.ts';
import { useSyncChipState } from '../state/use-sync-chip.ts';
import { useHasSaved } from '../state/use-has-tours.ts';
import { useUser } from '../../layout/account/use-user.ts';

const SURFACE_AFTER_PX = 40;

const accountMenu = lazyPart(() => import('../../layout/account/account-menu.tsx'), 'frame');
const accountSync = lazyPart(() => import('../../layout/account/account-sync.tsx'), 'sync');
const infoMenu = lazyPart(() => import('../../layout/parts/info-menu.tsx'), 'frame');
const menuSheet = lazyPart(() => import('../../layout/parts/menu-sheet.tsx'), 'frame');
const startButton = lazyPart(() => import('../../layout/parts/start-button.tsx'));

/**
 * Transparent and white over a hero picture; an opaque surface after 40 px of scroll and on pages without one, dark on
 * tour pages. Its menus are lazy chunks, loaded on first use.
 */
export function Header({ overHero }: { overHero: boolean }) {
  const { t, locale } = useTranslation();
  const [opened, setOpened] = useState<'account' | 'info' | 'sheet' | null>(null);
  const scrolled = useScrolledPast(SURFACE_AFTER_PX);
  const switchLocale = useSwitchLocale();
  const sync = useSyncChipState();
  const user = useUser();
  const flags = useFlags();
  const hasSaved = useHasSaved();
  const other = locale === 'en' ? 'de' : 'en';
  const language = other === 'de' ? 'Deutsch' : 'English';
  const page = useFoundPage()?.page ?? 'home';
  const isTourPage = page.startsWith('tours');
  const links: [SitePage, string, boolean][] = [
    ['tours', t('shell.tours'), flags.tours],
    ['destinations', t('shell.destinations'), true],
    ['experiences', t('shell.experiences'), true],
    ['blog', t('shell.blog'), flags.blog],
    ['tours-bookmarked', t('shell.myTours'), hasSaved && (flags.tours || !flags.loaded)],
  ];
  useSearchKeys();
  const close = () => setOpened(null);

  return (
    <header
      className={classNames(
        styles.header,
        overHero && styles.overHero,
        (!overHero || scrolled) && styles.surface,
        isTourPage && styles.dark,
      )}
    >
      <div className={styles.inner}>
        <Logo />
        <nav className={styles.nav} aria-label={t('shell.mainNav')}>
          {links.map(
            ([name, text, shown]) =>
              // Until the settings are known their space is reserved, so that nothing shifts.
              (shown || (!flags.loaded && name !== 'tours-bookmarked')) && (
                <Link
                  key={name}
                  className={classNames(styles.link, !shown && styles.pending)}
                  href={pathOf(name, locale)}
                  aria-current={
                    page === name
                      ? 'page'
                      : page.startsWith(`${name}-`) && name !== 'tours'
                        ? 'true'
                        : undefined
                  }
                >
                  {text}
                </Link>
              ),
          )}
        </nav>
        <div className={styles.right}>
          {user === null ? (
            <span className={styles.sync}>
              <SyncChip state={sync} />
            </span>
          ) : (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <span className={styles.sync}>
                  <accountSync.Component place="bar" />
                </span>
                <span className={styles.syncSmall}>
                  <accountSync.Component place="small" quiet />
                </span>
              </Suspense>
            </ErrorBoundary>
          )}
          <IconButton
            label={t('shell.search')}
            icon={Search}
            aria-keyshortcuts="/ Control+K"
            onClick={() => setSiteDialog('search')}
          />
          <span className={styles.wide}>
            <IconButton
              label={t('shell.info')}
              icon={Ellipsis}
              id="info-menu"
              aria-haspopup="menu"
              aria-expanded={opened === 'info'}
              onClick={() => setOpened(opened === 'info' ? null : 'info')}
            />
          </span>
          <button
            className={classNames(styles.language, styles.wide)}
            type="button"
            lang={other}
            aria-label={language}
            title={language}
            onClick={() => switchLocale(other)}
          >
            <Languages className={styles.icon} aria-hidden />
            <span aria-hidden>{other.toUpperCase()}</span>
          </button>
          {(flags.login || !flags.loaded) && (
            <span className={classNames(styles.wide, !flags.login && styles.pending)}>
              <IconButton
                label={t('shell.account')}
                icon={CircleUserRound}
                id="account-menu"
                aria-haspopup="menu"
                aria-expanded={opened === 'account'}
                onClick={() => setOpened(opened === 'account' ? null : 'account')}
              />
            </span>
          )}
          <span className={styles.menuButton}>
            <IconButton
              label={t('shell.menu')}
              icon={MenuIcon}
              aria-haspopup="dialog"
              aria-expanded={opened === 'sheet'}
              onClick={() => setOpened('sheet')}
            />
          </span>
          <Suspense fallback={null}>
            {(page === 'experiences-key' || page === 'destinations-key') && <startButton.Component />}
            {opened === 'account' && <accountMenu.Component anchorId="account-menu" onClose={close} />}
            {opened === 'info' && <infoMenu.Component anchorId="info-menu" onClose={close} />}
            {opened === 'sheet' && <menuSheet.Component onClose={close} />}
          </Suspense>
        </div>
      </div>
    </header>
  );
}

/** Opens the search on `/` outside of fields, and on Ctrl/Cmd+K anywhere. */
function useSearchKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey;
      const inField =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (hasModifier ? event.key !== 'k' : event.key !== '/' || inField !== null) return;
      event.preventDefault();
      setSiteDialog('search');
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
