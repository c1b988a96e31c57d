import { createOutbox } from '../../../src/data/messages/outbox.ts';
import { queueOwnPicture, sendPictures } from '../../../src/data/own-experiences/own-pictures.ts';
import type { UserDb } from '../../../src/data/storage/user-db.ts';
import { sendOutbox } from '../../../worker/sync/send-outbox.ts';
import type { TabTools } from './sim-device.ts';
import type { SimServer } from './sim-server.ts';

/** Four pixels; decoders ignore bytes after the end. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWP4z8DwnwGM/zMwAAAf7gP9qS/A4gAAAABJRU5ErkJggg==',
  'base64',
);

/** Pictures of own experiences and messages to the site, which are sent apart from sync cycles. */
export class SimOutgoing {
  readonly #server: SimServer;
  /** By the mark behind each picture: its experience, and whether the user discarded it. */
  readonly #pictures = new Map<string, { id: string; db: string; isGone: boolean }>();
  readonly #messages = new Map<string, { isGone: boolean; db: string }>();

  constructor(server: SimServer) {
    this.#server = server;
  }

  /** A new picture replaces a waiting one. */
  async givePicture(db: UserDb, what: number, mark: string): Promise<void> {
    const places = (await db.ownExperiences.toArray()).filter(({ local }) => local !== null);
    const place = places[places.length === 0 ? 0 : what % places.length];
    if (!place) return;
    const picture = new Blob([PNG, mark], { type: 'image/png' });
    for (const known of this.#pictures.values()) {
      if (known.id === place.id && known.db === db.name) known.isGone = true;
    }
    await queueOwnPicture({ id: place.id, picture, focal: { x: 0.5, y: 0.5 } }, db);
    this.#pictures.set(mark, { id: place.id, db: db.name, isGone: false });
  }

  async write(db: UserDb, mark: string): Promise<void> {
    const messages = createOutbox({
      db,
      sendMessages: () => Promise.resolve(),
      isOnline: () => false,
    });
    const feedback = { rating: 4, comments: mark, component: 'sim', wouldRecommend: true, heardFrom: [] };
    await messages.send({ kind: 'feedback', body: feedback }, 'en');
    this.#messages.set(mark, { isGone: false, db: db.name });
  }

  sendMessages({ db, fetch }: TabTools, nowMs: () => number = Date.now): Promise<void> {
    return sendOutbox({ db, fetch, nowMs });
  }

  async sendPictures({ db, fetch }: TabTools, sync: () => Promise<unknown>): Promise<void> {
    await sendPictures(db, { fetch, sync });
  }

  /** Records that the user deleted an own experience on this device, or discarded all unsent data (`null`). */
  discarded(db: UserDb, placeId: string | null): void {
    for (const picture of this.#pictures.values()) {
      if (placeId === null ? picture.db === db.name : picture.id === placeId) picture.isGone = true;
    }
    if (placeId !== null) return;
    for (const message of this.#messages.values()) if (message.db === db.name) message.isGone = true;
  }

  /** Pictures and messages that are neither on the server nor on a device, or on the server twice. */
  async lostFrom(dbs: readonly UserDb[]): Promise<string[]> {
    const waiting = new Set<string>();
    for (const db of dbs) {
      for (const { picture } of await db.waitingPictures.toArray()) waiting.add(await markBehind(picture));
      for (const { body } of await db.outgoing.toArray()) waiting.add(String(body['comments']));
    }
    const { pictures, messages } = this.#server;
    const lost = [...this.#pictures].filter(
      ([mark, { isGone }]) => !isGone && !waiting.has(mark) && !pictures.has(mark),
    );
    const lostMessages = [...this.#messages].filter(
      ([mark, { isGone }]) => !isGone && !waiting.has(mark) && !messages.has(mark),
    );
    return [
      ...lost.map(([mark]) => `[I2] the picture ${mark} is lost`),
      ...lostMessages.map(([mark]) => `[I2] the message ${mark} is lost`),
      ...[...messages]
        .filter(([, count]) => count > 1)
        .map(([mark]) => `[I4] the message ${mark} came twice`),
    ];
  }
}

export async function markBehind(picture: Blob): Promise<string> {
  return picture.slice(PNG.length).text();
}
