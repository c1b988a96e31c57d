import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './text-field.tsx';
import styles from './search-field.module.css';

const REST_MS = 100;

/** A search field that tells its text once typing rests. */
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
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  // A text from elsewhere (Back, a reset) takes the place of what was typed; one's own echo does not.
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTyped(value);
      setTold(value);
    }
  }
  const tell = useEffectEvent((text: string) => {
    if (text === told) return;
    setTold(text);
    onChange(text);
  });

  // Follows the clock.
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(typed.trim());
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
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
