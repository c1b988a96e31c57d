import { faultOf, type Answer, type Fault } from './sim-answers.ts';
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
  /** What comes back; undefined before the server was asked. */
  answer: Answer | Error | undefined;
  /** The text of the answer never comes. */
  isCut: boolean;
  resolve: (response: Response) => void;
  reject: (reason: Error) => void;
}

/** An answer whose text is there: a stream for each takes longer than all that reads it. */
class Delivered extends Response {
  readonly #text: string | null;

  constructor({ status, headers, text }: Answer, isCut: boolean) {
    super(null, { status, headers });
    this.#text = isCut ? null : text;
  }

  override text(): Promise<string> {
    return this.#text === null ? Promise.reject(new TypeError('terminated')) : Promise.resolve(this.#text);
  }

  override async json(): Promise<unknown> {
    const value: unknown = JSON.parse(await this.text());
    return value;
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
      this.#letters.push({ asker, address, init, cookie, answer: undefined, isCut: false, resolve, reject });
    });
  }

  /**
   * A request reaches the server, or an answer its asker. For some values of `how`, none of them 0, it meets a fault
   * on its way.
   */
  async deliver(index: number, how = 0): Promise<void> {
    const letter = this.#at(index);
    if (letter) await this.#move(letter, faultOf(how));
  }

  async #move(letter: Letter, fault: Fault | null): Promise<void> {
    if (letter.answer === undefined) {
      const said = fault?.isDone === false ? null : await this.#ask(letter);
      letter.answer = fault ? attempt(() => fault.answer(said, letter.init)) : (said ?? undefined);
      letter.isCut = fault?.isCut === true;
      return;
    }
    this.#take(letter);
    if (!letter.asker.isThere()) return;
    letter.asker.answered();
    if (letter.answer instanceof Error) letter.reject(letter.answer);
    else letter.resolve(new Delivered(letter.answer, letter.isCut));
  }

  /** All that a tab waits for moves one step; what others wait for stays under way. */
  async deliverTo(tab: object, fault: Fault | null = null): Promise<void> {
    for (const letter of this.#letters.filter(({ asker }) => asker.tab === tab && asker.isThere())) {
      await this.#move(letter, fault);
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

function attempt(make: () => Answer): Answer | Error {
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
