import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '../shell/components/class-names.ts';
import styles from './html-text.module.css';

/**
 * A text as HTML that was cleaned when it came into the catalogue. Links into the site change the page
 * without loading it anew; with a key held down, or in another window, they do what links do.
 */
export function HtmlText({ html, className }: { html: string; className?: string | undefined }) {
  const [, navigate] = useLocation();

  function followInside(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const held = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || held || event.defaultPrevented || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(`~${link.pathname}${link.search}${link.hash}`);
  }

  return (
    // The links inside are operated, by mouse or key; the box only hears their clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.text, className)}
      onClick={followInside}
      // oxlint-disable-next-line react/no-danger -- cleaned on import, and the CSP runs no script in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
