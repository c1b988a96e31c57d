import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { closeSnackbar } from '../../shell/components/snackbar-store.ts';
import type { ShownSnackbar } from '../../shell/components/snackbar-store.ts';
import styles from '../../shell/components/snackbar.module.css';

const DEFAULT_TIMEOUT_MS = 5000;

/** One message; it stays while it is hovered or focused. */
export default function Snackbar({ shown }: { shown: ShownSnackbar }) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { serial, timeoutMs = DEFAULT_TIMEOUT_MS } = shown;
  const held = hovered || focused;

  // Follows the clock; a message that is read or reached for stays.
  useEffect(() => {
    if (held || timeoutMs === null) return undefined;
    const timer = setTimeout(() => {
      closeSnackbar(serial);
    }, timeoutMs);
    return () => {
      clearTimeout(timer);
    };
  }, [held, serial, timeoutMs]);

  return (
    // Pointer and focus only hold the message; nothing here is operated by them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.snackbar}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      <span className={styles.message}>{shown.message}</span>
      {shown.actionLabel !== undefined && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            closeSnackbar(serial);
            shown.onAction?.();
          }}
        >
          {shown.actionLabel}
        </button>
      )}
      {(shown.actionLabel === undefined || timeoutMs === null) && (
        <IconButton
          label={t('kit.close')}
          icon={X}
          onClick={() => {
            closeSnackbar(serial);
          }}
        />
      )}
    </div>
  );
}
