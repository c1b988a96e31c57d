import { X } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/form/button.tsx';
import { ModalDialog } from '../../components/overlay/modal-dialog.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { LanguageChoice, ThemeChoice } from './choices.tsx';
import { Logo } from '../../shell/layout/logo.tsx';
import styles from './menu-sheet.module.css';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { INFO_PAGES } from '../site-pages.ts';
import { useAccountLinks } from '../account/use-account-links.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { focusCountrySearch, usePlanStart } from '../use-plan-start.ts';
import { useHasSaved, useHasTours } from '../../shell/state/use-has-tours.ts';

/** Menu of small screens: a bottom sheet with all site links. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [path] = useLocation();
  const flags = useFlags();
  const hasSaved = useHasSaved();
  const hasTours = useHasTours();
  const start = usePlanStart();
  const main: [SitePage, string][] = [
    ['home', t('frame.home')],
    ...(flags.tours ? [['tours', t('shell.tours')] satisfies [SitePage, string]] : []),
    ['destinations', t('shell.destinations')],
    ['experiences', t('shell.experiences')],
    ...(hasSaved && flags.tours
      ? [['tours-bookmarked', t('shell.myTours')] satisfies [SitePage, string]]
      : []),
    ...(hasTours && flags.tours ? [['today', t('frame.today')] satisfies [SitePage, string]] : []),
    ...(flags.blog ? [['blog', t('shell.blog')] satisfies [SitePage, string]] : []),
  ];

  const link = ([page, text]: [SitePage, string]) => {
    const href = pathOf(page, locale);
    return (
      <li key={page}>
        <Link
          className={styles.link}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          onClick={onClose}
        >
          {text}
        </Link>
      </li>
    );
  };

  return (
    <ModalDialog className={styles.sheet} aria-label={t('shell.menu')} onClose={onClose}>
      <div className={styles.head}>
        <Logo onFollow={onClose} />
        <IconButton label={t('kit.close')} icon={X} onClick={onClose} />
      </div>
      <nav className={styles.body} aria-label={t('shell.mainNav')}>
        <ul className={styles.main}>{main.map(link)}</ul>
        <AccountRows onClose={onClose} />
        <ul className={styles.info}>
          {INFO_PAGES.map(([page, key]) => link([page, t(key)]))}
          <li>
            <button
              className={styles.link}
              type="button"
              onClick={() => {
                onClose();
                setSiteDialog('feedback');
              }}
            >
              {t('frame.feedback')}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        {start !== null && (
          <Button
            variant="accent"
            href={start.to === 'planner' ? start.href : undefined}
            onClick={() => {
              onClose();
              // The closing sheet first restores the focus to its button.
              if (start.to === 'search') setTimeout(focusCountrySearch);
            }}
          >
            {t('home.search.start')}
          </Button>
        )}
        <div className={styles.choices}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </div>
    </ModalDialog>
  );
}

function AccountRows({ onClose }: { onClose: () => void }) {
  const links = useAccountLinks();
  if (links.length === 0) return null;
  return (
    <ul className={styles.account}>
      {links.map(({ label, icon: Icon, href }) => (
        <li key={label}>
          {href === null ? (
            <button
              className={styles.link}
              type="button"
              onClick={() => {
                onClose();
                setSiteDialog('log-out');
              }}
            >
              <Icon aria-hidden />
              {label}
            </button>
          ) : (
            <Link className={styles.link} href={href} onClick={onClose}>
              <Icon aria-hidden />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
