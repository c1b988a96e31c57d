import { ChevronDown, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './filter-chip.module.css';

const EDGE_PX = 12;

/** A filter in the bar: opens a popover, shows its selection and clears it. */
export function FilterChip(props: {
  label: string;
  /** Names of the selected values. */
  chosen: readonly string[];
  lead?: ReactNode;
  onClear: () => void;
  children: ReactNode;
}) {
  const { label, chosen, lead, onClear, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [only] = chosen;
  const close = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node) || !holder.current?.contains(event.target)) setOpen(false);
  });

  // Moves the popover into the viewport and focuses its first control.
  useLayoutEffect(() => {
    const box = panel.current;
    if (!open || box === null) return undefined;
    const { right } = box.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - EDGE_PX);
    if (over > 0) box.style.translate = `${-over}px 0`;
    box.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    return undefined;
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event) => close(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [open]);

  return (
    // Escape closes the popover from anywhere inside; the element itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={holder}
      className={styles.holder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <span className={classNames(styles.chip, only !== undefined && styles.set)}>
        <button
          ref={button}
          className={styles.main}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {chosen.length === 1 && lead}
          <span>
            {chosen.length === 1 ? t('browse.filter.one', { filter: label, value: only ?? '' }) : label}
          </span>
          {chosen.length > 1 && <span className={styles.badge}>{chosen.length}</span>}
          {chosen.length !== 1 && <ChevronDown className={styles.icon} aria-hidden />}
        </button>
        {only !== undefined && (
          <button
            className={styles.clear}
            type="button"
            aria-label={t('browse.filter.remove', { value: chosen.join(', ') })}
            title={t('browse.filter.remove', { value: chosen.join(', ') })}
            onClick={() => {
              onClear();
              button.current?.focus();
            }}
          >
            <X className={styles.icon} aria-hidden />
          </button>
        )}
      </span>
      {open && (
        <div ref={panel} className={styles.panel} id={id} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  );
}
