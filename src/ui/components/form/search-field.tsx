import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';
import styles from './search-field.module.css';

const THROTTLE_MS = 100;

/** Search field with throttled onChange: at once after a pause, otherwise at most every 100 ms. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value set from outside (Back, reset) replaces the typed text; an echo of the own onChange does not.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setTyped(value);
      setReported(value);
    }
  }
  const lastReportAt = useRef(-Infinity);
  const report = useEffectEvent((text: string) => {
    if (text === reported) return;
    lastReportAt.current = performance.now();
    setReported(text);
    onChange(text);
  });

  useEffect(() => {
    const waitMs = lastReportAt.current + THROTTLE_MS - performance.now();
    const timer = setTimeout(() => report(typed.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles.search}>
      <Search className={styles.icon} aria-hidden />
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
    </div>
  );
}
