import { PROBLEM_TYPE } from '../../src/contract/problem-status.ts';
import type { SimServer } from './sim-server.ts';

/** One end of the network: a tab that may have died since it asked. */
export interface Asker {
  /** The same for all that a tab asks. */
  tab: object;
  /** False once the tab that asked is gone. */
  isThere: () => boolean;
  /** Its request has come to an end. */
  answered: () => void;
}

interface Letter {
  asker: Asker;
  address: string;
  init: RequestInit;
  cookie: string | null;
  /** What the server said; undefined before it was asked. */
  answer: Answer | undefined;
  resolve: (response: Response) => void;
  reject: (reason: Error) => void;
}

interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
}

interface Refusal extends Answer {
  /** Whether the server did what it was asked for all the same. */
  isDone: boolean;
}

/** Of so many requests that are delivered, one meets each of the refusals. */
const REFUSALS_EVERY = 40;

const RETRY_LATER: [string, string] = ['Retry-After', '7'];
const problem = (status: number, code: string, ...headers: [string, string][]): Refusal => ({
  status,
  headers: [['Content-Type', PROBLEM_TYPE], ...headers],
  text: JSON.stringify({ type: 'about:blank', title: code, message: code, status, code }),
  isDone: false,
});
const gateway = (status: number, isDone: boolean): Refusal => ({
  status,
  headers: [],
  text: '<html>gateway</html>',
  isDone,
});

const REFUSALS: readonly Refusal[] = [
  problem(429, 'too-many-requests', RETRY_LATER),
  problem(429, 'too-many-requests'),
  problem(503, 'unavailable', RETRY_LATER),
  problem(500, 'internal'),
  gateway(502, false),
  gateway(504, true),
  { ...gateway(503, true), headers: [RETRY_LATER] },
];

/** An answer whose text is there: a stream for each takes longer than all that reads it. */
class Delivered extends Response {
  readonly #text: string;

  constructor(status: number, headers: [string, string][], text: string) {
    super(null, { status, headers });
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/** Requests and answers under way. Nothing moves by itself. */
export class SimNetwork {
  readonly #server: SimServer;
  #letters: Letter[] = [];

  constructor(server: SimServer) {
    this.#server = server;
  }

  get size(): number {
    return this.#letters.length;
  }

  send(asker: Asker, cookie: string | null, address: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#letters.push({ asker, address, init, cookie, answer: undefined, resolve, reject });
    });
  }

  /**
   * A request reaches the server, or an answer its asker. For some values of `how`, none of them 0, another answers
   * in the server’s place: it is too busy, or something before it gave up while it was at work.
   */
  async deliver(index: number, how = 0): Promise<void> {
    const letter = this.#at(index);
    if (!letter) return;
    if (!letter.answer) {
      const refusal = REFUSALS[(how % REFUSALS_EVERY) - 1];
      if (refusal?.isDone !== false) letter.answer = await this.#ask(letter);
      if (refusal) letter.answer = refusal;
      return;
    }
    this.#take(letter);
    const { status, headers, text } = letter.answer;
    if (!letter.asker.isThere()) return;
    letter.asker.answered();
    letter.resolve(new Delivered(status, headers, text));
  }

  /** All that a tab waits for moves one step; what others wait for stays under way. */
  async deliverTo(tab: object): Promise<void> {
    for (const letter of this.#letters.filter(({ asker }) => asker.tab === tab && asker.isThere())) {
      await this.deliver(this.#letters.indexOf(letter));
    }
  }

  /** The request arrives, and stays to arrive again. */
  async double(index: number): Promise<void> {
    const letter = this.#at(index);
    if (letter && !letter.answer) await this.#ask(letter);
  }

  lose(index: number): void {
    const letter = this.#at(index);
    if (!letter) return;
    this.#take(letter);
    if (!letter.asker.isThere()) return;
    letter.asker.answered();
    letter.reject(new TypeError('Failed to fetch'));
  }

  /** The server process is gone, and with it what it was about to answer. */
  loseAll(): void {
    while (this.#letters.length > 0) this.lose(0);
  }

  /** So long that no request on its way to a favourite, which has no version, is there any more. */
  loseFavorites(): void {
    const isFavorite = ({ address, answer }: Letter) => /\/fav(remove)?$/.test(address) && !answer;
    for (const letter of this.#letters.filter(isFavorite)) this.lose(this.#letters.indexOf(letter));
  }

  #at(index: number): Letter | undefined {
    return this.#letters[this.#letters.length === 0 ? 0 : index % this.#letters.length];
  }

  #take(letter: Letter): void {
    this.#letters = this.#letters.filter((other) => other !== letter);
  }

  async #ask({ address, init, cookie }: Letter): Promise<Answer> {
    const response = await this.#server.request(address, init, cookie);
    return { status: response.status, headers: [...response.headers], text: await response.text() };
  }
}
