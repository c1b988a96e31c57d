/** What an examination found about one part of an installation. */
export interface Finding {
  /** `fault`: something does not work now. `warning`: something is missing or will fail. */
  state: 'ok' | 'warning' | 'fault';
  /** The part, such as `Database`. */
  subject: string;
  /** A sentence, with the remedy where there is one. */
  text: string;
}

export function finding(state: Finding['state'], subject: string, text: string): Finding {
  return { state, subject, text };
}
