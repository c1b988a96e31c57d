import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './range-slider.module.css';

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  /** With every movement, while the finger is still down. */
  onInput: (value: number) => void;
  /** When it is let go. */
  onCommit: (value: number) => void;
  /** A mark on the line, as for what is recommended. */
  tick?: number | undefined;
  /** The value in words: "12 days". */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
}

/** The browser's own range input: touch, keyboard and screen readers come with it. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onInput, tick, valueText, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent((settled: number) => {
    props.onCommit(settled);
  });

  // Follows the native change event, which React's onChange does not stand for.
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    function onChange(event: Event) {
      if (event.currentTarget instanceof HTMLInputElement) commit(event.currentTarget.valueAsNumber);
    }
    element.addEventListener('change', onChange);
    return () => {
      element.removeEventListener('change', onChange);
    };
  }, []);

  return (
    <span className={styles.slider} style={{ '--fill': share(value, min, max) }}>
      {tick !== undefined && tick >= min && tick <= max && (
        <span className={styles.tick} style={{ '--tick': share(tick, min, max) }} aria-hidden />
      )}
      <input
        ref={input}
        className={styles.input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onInput(event.currentTarget.valueAsNumber);
        }}
      />
    </span>
  );
}

function share(value: number, min: number, max: number): number {
  return max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
}
