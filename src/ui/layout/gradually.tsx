import {
  Children,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** Renders the parts of a long page one after another, and in the background, so that it stays responsive meanwhile. */
export function Gradually({ children }: { children: ReactNode }) {
  const latest = useMemo(() => Children.toArray(children), [children]);
  const parts = useDeferredValue(latest);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < parts.length) startTransition(() => setCount(count + 1));
  }, [count, parts.length]);
  return parts.slice(0, count);
}
