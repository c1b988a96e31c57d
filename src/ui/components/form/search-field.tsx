import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './text-field.tsx';
import styles from './search-field.module.css';

const DEBOUNCE_MS = 100;

/** Search field with debounced onChange. */
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
  const report = useEffectEvent((text: string) => {
    if (text === reported) return;
    setReported(text);
    onChange(text);
  });

  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), DEBOUNCE_MS);
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
