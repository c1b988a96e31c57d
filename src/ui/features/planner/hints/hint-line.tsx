import {
  CalendarCheck,
  CalendarClock,
  Car,
  ChevronDown,
  CloudRain,
  DoorClosed,
  FileCheck,
  Info,
  Moon,
  Sunrise,
  TriangleAlert,
  Waves,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { StopHint } from '../../../../model/stop-hints.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './hint-line.module.css';
import { useHintTexts } from './use-hint-texts.ts';

/** Short hints; a click expands their full sentences below. */
export default function HintLine({ hints }: { hints: readonly StopHint[] }) {
  const { t } = useTranslation();
  const { short, long } = useHintTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.hints} data-hints>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{t('hints.title')}: </VisuallyHidden>
        <span className={styles.text}>
          {hints.map((hint) => {
            const Icon = iconOf(hint);
            return (
              <span key={hint.kind} className={styles.hint}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {short(hint)}
              </span>
            );
          })}
        </span>
        <ChevronDown
          className={classNames(styles.chevron, open && styles.up)}
          size={16}
          strokeWidth={1.75}
          aria-hidden
        />
      </button>
      {open && (
        <ul id={id} className={styles.details}>
          {hints.map((hint) => (
            <li key={hint.kind}>{long(hint)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function iconOf(hint: StopHint): LucideIcon {
  if (hint.kind === 'closed-days') return hint.whole ? TriangleAlert : DoorClosed;
  if (hint.kind === 'in-the-dark') return hint.dawn ? Sunrise : Moon;
  return ICONS[hint.kind];
}

const ICONS: Record<Exclude<StopHint['kind'], 'in-the-dark' | 'closed-days'>, LucideIcon> = {
  closed: DoorClosed,
  rainy: CloudRain,
  'off-season': Info,
  'long-drive': Car,
  overfull: CalendarClock,
  'book-ahead': CalendarCheck,
  permit: FileCheck,
  swimming: Waves,
};
