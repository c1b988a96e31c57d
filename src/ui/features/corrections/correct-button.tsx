import { Flag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { CorrectionFact, CorrectionKind } from '../../../contract/message-limits.ts';
import { Button } from '../../components/form/button.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import styles from './corrections.module.css';

const form = lazyPart(() => import('./correction-form.tsx'), 'forms');

export interface CorrectButtonProps {
  kind: CorrectionKind;
  /** Key of the thing that the page shows. */
  about: string;
  /** Asked for in the form if it is not given. */
  fact?: CorrectionFact | undefined;
  /** What the page says. */
  shown?: string | undefined;
  label: string;
  /** Accessible name where several buttons share a label. */
  name?: string | undefined;
}

/** Reports a wrong fact: the form opens in place below the button. */
export function CorrectButton({ label, name, ...correction }: CorrectButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className={styles.correct}>
      <Button
        ref={button}
        variant="text"
        size="sm"
        icon={Flag}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void form.preload().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={id}>
          <form.Component {...correction} onClose={close} />
        </div>
      )}
    </div>
  );
}
