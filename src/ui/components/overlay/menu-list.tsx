import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: LucideIcon | undefined;
  onSelect: () => void;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
}

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  start: 'first' | 'last';
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The list closes when its button moves further than this on the screen. */
const SCROLL_TOLERANCE_PX = 8;

/** Popup of a menu: arrow keys, Home, End, type-ahead; closed by Escape, Tab, a click outside or scrolling away. */
export function MenuList({ id, label, items, start, anchor, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  function closeAndReturn() {
    onClose();
    anchor.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const entries = itemsOf(event.currentTarget);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const target = targetOf(event.key, at, entries);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      closeAndReturn();
    } else if (target !== undefined) {
      event.preventDefault();
      target.focus();
    }
  }

  // Shows the list in the top layer, where no scroll container clips it; above the button if there is no room below.
  useLayoutEffect(() => {
    const element = list.current;
    const box = anchor.current?.getBoundingClientRect();
    if (element === null || box === undefined) return;
    // Browsers before 2024 have no popover; there the fixed position is enough.
    if ('showPopover' in element) element.showPopover();
    const fitsBelow = box.bottom + 4 + element.offsetHeight <= window.innerHeight;
    const top = fitsBelow ? box.bottom + 4 : Math.max(8, box.top - 4 - element.offsetHeight);
    const left = Math.max(8, Math.min(box.right, window.innerWidth - 8) - element.offsetWidth);
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
    const entries = itemsOf(element);
    (start === 'last' ? entries.at(-1) : entries[0])?.focus({ preventScroll: true });
  }, [anchor, start]);

  useEffect(() => {
    function onPointerDown(event: Event) {
      const { target } = event;
      const inside = (element: HTMLElement | null) => target instanceof Node && element?.contains(target);
      if (!inside(list.current) && !inside(anchor.current)) close();
    }
    const topBefore = anchor.current?.getBoundingClientRect().top;
    // Ignores the end of an earlier scroll and scrolling of other elements, which do not move the button.
    function onScroll() {
      const top = anchor.current?.getBoundingClientRect().top;
      if (top === undefined || topBefore === undefined || Math.abs(top - topBefore) > SCROLL_TOLERANCE_PX)
        close();
    }
    function onResize() {
      close();
    }
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('resize', onResize);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('resize', onResize);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor]);

  return (
    <div
      ref={list}
      id={id}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.label}
          className={classNames(styles.item, item.danger === true && styles.danger)}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabled === true || undefined}
          onClick={() => {
            if (item.disabled === true) return;
            closeAndReturn();
            item.onSelect();
          }}
        >
          {item.icon !== undefined && <item.icon className={styles.icon} aria-hidden />}
          <span>{item.label}</span>
        </button>
      ))}
    </div>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

function targetOf(key: string, at: number, entries: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const ordered = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return ordered.find((entry) => entry.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
