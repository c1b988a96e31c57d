import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';
import styles from './search-field.module.css';

const THROTTLE_MS = 100;

/** Search field with throttled onChange: with the first letter after a pause, otherwise at most every 100 ms. */
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
  function report(text: string) {
    if (text === reported) return;
    lastReportAt.current = performance.now();
    setReported(text);
    onChange(text);
  }
  const reportLater = useEffectEvent(report);

  // In the event itself where possible: the text and what follows from it are rendered once.
  function type(text: string) {
    setTyped(text);
    if (performance.now() >= lastReportAt.current + THROTTLE_MS) report(text.trim());
  }

  useEffect(() => {
    const waitMs = lastReportAt.current + THROTTLE_MS - performance.now();
    const timer = setTimeout(() => reportLater(typed.trim()), waitMs);
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
        onChange={type}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
    </div>
  );
}
