import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { closeSnackbar } from '../../shell/components/snackbar-store.ts';
import type { ShownSnackbar } from '../../shell/components/snackbar-store.ts';
import styles from '../../shell/components/snackbar.module.css';

const DEFAULT_TIMEOUT_MS = 5000;

/** A snackbar; it stays open while hovered or focused. */
export default function Snackbar({ shown }: { shown: ShownSnackbar }) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { serial, timeoutMs = DEFAULT_TIMEOUT_MS } = shown;
  const action =
    shown.actionLabel === undefined ? undefined : { label: shown.actionLabel, onAction: shown.onAction };
  const isPaused = hovered || focused;

  // Starts the timeout, paused while hovered or focused.
  useEffect(() => {
    if (isPaused || timeoutMs === null) return undefined;
    const timer = setTimeout(() => closeSnackbar(serial), timeoutMs);
    return () => clearTimeout(timer);
  }, [isPaused, serial, timeoutMs]);

  return (
    // Pointer and focus only pause the timeout; the element is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.snackbar}
      // Not for a pointer that rests where the snackbar opens: it would keep it over the content.
      onPointerMove={({ pointerType, movementX, movementY }) => {
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.message}>{shown.message}</span>
      <div className={styles.actions}>
        {[shown.secondAction, action].map(
          (item) =>
            item !== undefined && (
              <button
                key={item.label}
                className={styles.action}
                type="button"
                onClick={() => {
                  closeSnackbar(serial);
                  item.onAction?.();
                }}
              >
                {item.label}
              </button>
            ),
        )}
      </div>
      {(shown.actionLabel === undefined || timeoutMs === null) && (
        <IconButton label={t('kit.close')} icon={X} onClick={() => closeSnackbar(serial)} />
      )}
    </div>
  );
}
