import 'react';

declare module 'react' {
  /** Custom properties are set by name, as numbers or text. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
