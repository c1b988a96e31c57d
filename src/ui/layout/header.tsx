import { Languages, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icon-button.tsx';
import { SyncChip } from '../components/sync-chip.tsx';
import { useWords } from '../i18n/use-words.ts';
import { pathOf } from '../routing/paths.ts';
import type { PageName } from '../routing/paths.ts';
import { useSwitchLocale } from '../routing/use-switch-locale.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { useSyncChip } from './use-sync-chip.ts';
import { useToursKnown } from './use-tours-known.ts';

const SURFACE_AFTER_PX = 40;

/** Over a picture transparent and white; a surface after 40 px of scroll and on pages without one. */
export function Header({ overHero }: { overHero: boolean }) {
  const { t, locale } = useWords();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const navId = useId();
  const scrolled = useScrolled();
  const switchLocale = useSwitchLocale();
  const sync = useSyncChip();
  const toursKnown = useToursKnown();
  const other = locale === 'en' ? 'de' : 'en';
  const pages: [PageName, string][] = [['tours-create', t('shell.planner')]];
  if (toursKnown) pages.push(['tours-bookmarked', t('shell.myTours')]);

  return (
    // Escape closes the menu from anywhere inside; the header itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header
      className={classNames(
        styles.header,
        overHero && styles.overHero,
        (!overHero || scrolled || open) && styles.surface,
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <div className={styles.inner}>
        <Logo />
        <nav
          className={classNames(styles.nav, open && styles.navOpen)}
          id={navId}
          aria-label={t('shell.mainNav')}
        >
          {pages.map(([page, words]) => {
            const href = pathOf(page, locale);
            return (
              <Link
                key={page}
                className={styles.link}
                href={href}
                aria-current={path === href ? 'page' : undefined}
                onClick={() => {
                  setOpen(false);
                }}
              >
                {words}
              </Link>
            );
          })}
        </nav>
        <div className={styles.right}>
          <span className={styles.sync}>
            <SyncChip {...sync} />
          </span>
          <button
            className={styles.language}
            type="button"
            lang={other}
            aria-label={other === 'de' ? 'Deutsch' : 'English'}
            title={other === 'de' ? 'Deutsch' : 'English'}
            onClick={() => {
              switchLocale(other);
            }}
          >
            <Languages className={styles.icon} aria-hidden />
            <span aria-hidden>{other.toUpperCase()}</span>
          </button>
          <span className={styles.menuButton}>
            <IconButton
              label={t('shell.menu')}
              icon={open ? X : MenuIcon}
              aria-expanded={open}
              aria-controls={navId}
              onClick={() => {
                setOpen(!open);
              }}
            />
          </span>
        </div>
      </div>
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  // Follows the window's scroll.
  useEffect(() => {
    function onScroll() {
      setScrolled(window.scrollY > SURFACE_AFTER_PX);
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return scrolled;
}
