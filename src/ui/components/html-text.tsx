import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { withOpenLinks } from '../../contract/paths/open-links.ts';
import { withPictureBase } from '../../model/pictures/picture.ts';
import { classNames } from '../shell/components/class-names.ts';
import { pictureBase } from '../shell/components/picture-base.ts';
import { useShownPictures } from './picture/use-free-picture.ts';
import { useFlags } from '../shell/state/use-flags.ts';
import styles from './html-text.module.css';

const PICTURE = /\/images\/[^"?\s]+/g;

/**
 * HTML text that was sanitized on import into the catalogue. Internal links navigate through the router; with a
 * modifier key or another target they behave like normal links.
 */
export function HtmlText({ html, className }: { html: string; className?: string | undefined }) {
  const [, navigate] = useLocation();
  useShownPictures(html.match(PICTURE) ?? []);
  const flags = useFlags();
  const isOpen = { tours: flags.tours || !flags.loaded, blog: flags.blog || !flags.loaded };

  function followInside(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hasModifier =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || hasModifier || event.defaultPrevented || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(`~${link.pathname}${link.search}${link.hash}`);
  }

  return (
    // The links inside are interactive; the element only handles their bubbling clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.text, className)}
      onClick={followInside}
      // oxlint-disable-next-line react/no-danger -- sanitized on import, and the CSP blocks scripts
      dangerouslySetInnerHTML={{ __html: withOpenLinks(withPictureBase(html, pictureBase()), isOpen) }}
    />
  );
}
