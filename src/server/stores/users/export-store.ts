import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  favorites,
  idempotencyKeys,
  identities,
  mailTokens,
  outgoingMails,
  pictures,
  published,
  sessions,
  userItems,
  users,
} from '../schema.ts';

/** Data export: everything stored about a user, table by table. */
export interface ExportStore {
  /** Excludes credentials: hashes of the password, of sessions and of mailed tokens. */
  read(userId: string): Promise<Record<string, unknown>>;
}

export function createExportStore({ queries }: Pick<Database, 'queries'>): ExportStore {
  return {
    async read(userId) {
      const [account] = await queries.select().from(users).where(eq(users.id, userId));
      if (account === undefined) return {};
      const { passwordHash, usernameKey: _1, emailKey: _2, counter: _3, floor: _4, ...rest } = account;
      const { credentialsUnproved: _5, ...accountFields } = rest;
      return {
        account: { ...accountFields, hasPassword: passwordHash !== null },
        identities: await queries
          .select({
            provider: identities.provider,
            subject: identities.subject,
            createdAt: identities.createdAt,
          })
          .from(identities)
          .where(eq(identities.userId, userId)),
        sessions: await queries
          .select({
            signedInAt: sessions.signedInAt,
            seenAt: sessions.seenAt,
            expiresAt: sessions.expiresAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(asc(sessions.signedInAt)),
        mailedLinks: await queries
          .select({ kind: mailTokens.kind, email: mailTokens.email, expiresAt: mailTokens.expiresAt })
          .from(mailTokens)
          .where(eq(mailTokens.userId, userId)),
        waitingMails: await queries
          .select({
            recipient: outgoingMails.recipient,
            subject: outgoingMails.subject,
            createdAt: outgoingMails.createdAt,
          })
          .from(outgoingMails)
          .where(eq(outgoingMails.userId, userId)),
        items: await queries
          .select({
            collection: userItems.collection,
            id: userItems.id,
            version: userItems.seq,
            /** Null if deleted. */
            document: userItems.body,
            changedAt: userItems.changedAt,
          })
          .from(userItems)
          .where(eq(userItems.userId, userId))
          .orderBy(asc(userItems.seq)),
        favorites: await queries
          .select({
            kind: favorites.kind,
            id: favorites.itemId,
            on: favorites.isOn,
            changedAt: favorites.changedAt,
          })
          .from(favorites)
          .where(eq(favorites.userId, userId))
          .orderBy(asc(favorites.seq)),
        published: await queries
          .select({
            kind: published.kind,
            slug: published.slug,
            id: published.itemId,
            publishedAt: published.publishedAt,
            hiddenAt: published.hiddenAt,
          })
          .from(published)
          .where(eq(published.userId, userId)),
        pictures: (await queries.select().from(pictures).where(eq(pictures.userId, userId))).map(
          ({ id, bytes, focalX, focalY, colour, createdAt }) => ({
            id,
            type: 'image/webp',
            base64: Buffer.from(bytes).toString('base64'),
            focalX,
            focalY,
            colour,
            createdAt,
          }),
        ),
        answeredWrites: await queries
          .select({
            key: idempotencyKeys.key,
            status: idempotencyKeys.status,
            createdAt: idempotencyKeys.createdAt,
          })
          .from(idempotencyKeys)
          .where(eq(idempotencyKeys.userId, userId)),
      };
    },
  };
}
