import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './range-slider.module.css';

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  /** Called on every movement while dragging. */
  onInput: (value: number) => void;
  /** Called on release. */
  onCommit: (value: number) => void;
  /** Value of a mark on the track, for example the recommended one. */
  tick?: number | undefined;
  /** The value as text: "12 days". */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
}

/** Native range input, with touch, keyboard and screen reader support. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step = 1, value, onInput, tick, valueText, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const commit = useEffectEvent((settled: number) => props.onCommit(settled));

  // The native change event (release); React's onChange is the input event.
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    function onChange(event: Event) {
      if (event.currentTarget instanceof HTMLInputElement) commit(event.currentTarget.valueAsNumber);
    }
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
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
        onChange={(event) => onInput(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
}

function share(value: number, min: number, max: number): number {
  return max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
}
