import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * The server's tables. After a change run `npm run db:generate` and commit the migration.
 *
 * The catalogue has one counter. Whoever writes raises it first, in the writing transaction, and so
 * holds its row until the commit: rows become visible in the order of their `seq`, and a reader who
 * saw one has missed none before it.
 */
export const catalogueCounter = pgTable('catalogue_counter', {
  id: integer('id').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});

export const catalogueCollections = pgTable('catalogue_collections', {
  collection: text('collection').primaryKey(),
  /** `seq` of the last change; stays when tombstones go. */
  head: bigint('head', { mode: 'number' }).notNull(),
  /** A cursor below it may have missed a tombstone that is gone: it must list anew. */
  floor: bigint('floor', { mode: 'number' }).notNull(),
});

export const catalogueItems = pgTable(
  'catalogue_items',
  {
    collection: text('collection').notNull(),
    key: text('key').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Null for a tombstone. */
    body: jsonb('body'),
    /** Of the content, so that an import of what is there writes nothing. */
    hash: text('hash').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.key] }),
    index('catalogue_items_seq').on(table.seq),
  ],
);

/** Single values that outlive a start: the last exchange rate, what the last import was made from. */
export const keptValues = pgTable('kept_values', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** How often somebody asked within a window; `bucket` names the call and the address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** What visitors wrote. The device names a message, so that one that is sent again is stored once. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['feedback', 'contact'] }).notNull(),
    body: jsonb('body').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Taken for a bot's: kept, never mailed. */
    suspected: boolean('suspected').notNull().default(false),
    mailedAt: timestamp('mailed_at', { withTimezone: true, precision: 3 }),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** No process tries to mail it before. */
    nextMailAt: timestamp('next_mail_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('messages_received_at').on(table.receivedAt)],
);

/** Challenges of the contact form that were answered; each counts once, whichever process is asked. */
export const usedChallenges = pgTable('used_challenges', {
  id: text('id').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});
