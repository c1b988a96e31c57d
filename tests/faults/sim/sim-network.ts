import { faultOf, type Answer, type Fault } from './sim-answers.ts';
import type { SimServer } from './sim-server.ts';

/** The sender of a request: a tab that may have crashed since. */
export interface Asker {
  /** The same for all requests of a tab. */
  tab: object;
  /** False once the tab has crashed. */
  isThere: () => boolean;
  /** Called when its request has ended. */
  answered: () => void;
}

interface PendingRequest {
  asker: Asker;
  address: string;
  init: RequestInit;
  cookie: string | null;
  /** The response; undefined before the request reached the server. */
  answer: Answer | Error | undefined;
  /** The body of the answer never arrives. */
  isCut: boolean;
  resolve: (response: Response) => void;
  reject: (reason: Error) => void;
}

/** A response with its text in memory: streams would take most of the time. */
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

/** Requests and answers in transit. They move only when delivered. */
export class SimNetwork {
  readonly #server: SimServer;
  #requests: PendingRequest[] = [];

  constructor(server: SimServer) {
    this.#server = server;
  }

  get size(): number {
    return this.#requests.length;
  }

  send(asker: Asker, cookie: string | null, address: string, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#requests.push({ asker, address, init, cookie, answer: undefined, isCut: false, resolve, reject });
    });
  }

  /**
   * Delivers a request to the server, or an answer to its sender. For some values of `how`, never for 0, it meets a
   * fault.
   */
  async deliver(index: number, how = 0): Promise<void> {
    const request = this.#at(index);
    if (request) await this.#move(request, faultOf(how));
  }

  async #move(request: PendingRequest, fault: Fault | null): Promise<void> {
    if (request.answer === undefined) {
      const original = fault?.isDone === false ? null : await this.#ask(request);
      request.answer = fault ? attempt(() => fault.answer(original, request.init)) : (original ?? undefined);
      request.isCut = fault?.isCut === true;
      return;
    }
    this.#take(request);
    if (!request.asker.isThere()) return;
    request.asker.answered();
    if (request.answer instanceof Error) request.reject(request.answer);
    else request.resolve(new Delivered(request.answer, request.isCut));
  }

  /** Moves all requests and answers of one tab by one step. */
  async deliverTo(tab: object, fault: Fault | null = null): Promise<void> {
    for (const request of this.#requests.filter(({ asker }) => asker.tab === tab && asker.isThere())) {
      await this.#move(request, fault);
    }
  }

  /** Delivers the request and keeps it in transit, so that it arrives again. */
  async double(index: number): Promise<void> {
    const request = this.#at(index);
    if (request && !request.answer) await this.#ask(request);
  }

  lose(index: number): void {
    const request = this.#at(index);
    if (!request) return;
    this.#take(request);
    if (!request.asker.isThere()) return;
    request.asker.answered();
    request.reject(new TypeError('Failed to fetch'));
  }

  /** The server process ends, and all requests and answers are lost. */
  loseAll(): void {
    while (this.#requests.length > 0) this.lose(0);
  }

  /** Loses requests of favorites in transit, which have no version. */
  loseFavorites(): void {
    const isFavorite = ({ address, answer }: PendingRequest) => /\/fav(remove)?$/.test(address) && !answer;
    for (const request of this.#requests.filter(isFavorite)) this.lose(this.#requests.indexOf(request));
  }

  #at(index: number): PendingRequest | undefined {
    return this.#requests[this.#requests.length === 0 ? 0 : index % this.#requests.length];
  }

  #take(request: PendingRequest): void {
    this.#requests = this.#requests.filter((other) => other !== request);
  }

  async #ask({ address, init, cookie }: PendingRequest): Promise<Answer> {
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
