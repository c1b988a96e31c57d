import type { LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuItem } from './menu-list.tsx';

export type { MenuItem };

export interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  trigger: LucideIcon;
  items: readonly MenuItem[];
  variant?: 'plain' | 'outline' | 'filled' | undefined;
}

/** A button that opens a menu of actions. */
export function Menu({ label, trigger, items, variant = 'plain' }: MenuProps) {
  const id = useId();
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = start !== null;

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={trigger}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setStart(open ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      />
      {start !== null && (
        <MenuList
          id={id}
          label={label}
          items={items}
          start={start}
          anchor={button}
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}
