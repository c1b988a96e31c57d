import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PastAttempt } from './accounts/past-attempts.ts';

/**
 * The server's tables. After a change run `npm run db:generate` and commit the migration.
 *
 * The catalogue has one counter. Every writing transaction increments it first and so locks its row until the commit:
 * rows become visible in `seq` order, and a reader that saw one has not missed an earlier one.
 */
export const catalogueCounter = pgTable('catalogue_counter', {
  id: integer('id').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});

export const catalogueCollections = pgTable('catalogue_collections', {
  collection: text('collection').primaryKey(),
  /** `seq` of the last change; unaffected by purging tombstones. */
  head: bigint('head', { mode: 'number' }).notNull(),
  /** A lower cursor may have missed a purged tombstone and requires a full pull. */
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
    /** Content hash: importing unchanged content writes nothing. */
    hash: text('hash').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.key] }),
    index('catalogue_items_seq').on(table.seq),
  ],
);

/** Persistent single values, e.g. the last exchange rate and the imported release. */
export const storedValues = pgTable('kept_values', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Rate-limit counters per window; `bucket` is made of the rule's name and the address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** Messages of visitors. The id is the device's, so that a retry is stored once. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['feedback', 'correction', 'contact'] }).notNull(),
    body: jsonb('body').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Suspected bot: stored, never mailed. */
    suspected: boolean('suspected').notNull().default(false),
    mailedAt: timestamp('mailed_at', { withTimezone: true, precision: 3 }),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** Backoff: not mailed before. */
    nextMailAt: timestamp('next_mail_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Of a correction, by the operator; null until then. */
    decision: text('decision', { enum: ['accepted', 'rejected'] }),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('messages_received_at').on(table.receivedAt)],
);

/** Consumed challenges of the contact form, shared by all processes. */
export const usedChallenges = pgTable('used_challenges', {
  id: text('id').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Idempotency keys of writes whose retries no version identifies. */
const pastAttempts = () =>
  jsonb('attempts')
    .$type<PastAttempt[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

/** Deleting an account deletes all of the user's data (cascade). */
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Accounts. `counter` is the commit sequence of all the user's data: every writing transaction increments it first,
 * which serializes the writes of one user but not those of different users.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /** Lower case, for case-insensitive uniqueness. */
    usernameKey: text('username_key').notNull(),
    email: text('email'),
    emailKey: text('email_key'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Pending address; replaces `email` once it is verified. */
    emailWanted: text('email_wanted'),
    emailWantedAt: moment('email_wanted_at'),
    /**
     * Verified under the previous rule, by the link only: the account's creator and the address's owner may differ. The
     * next verification of the address voids the credentials that the account has by then.
     */
    credentialsUnproved: boolean('credentials_unproved').notNull().default(false),
    /** argon2id; null if the user signs in by a provider only. */
    passwordHash: text('password_hash'),
    /** Id in `pictures`, or the URL of a provider's picture. */
    picture: text('picture'),
    location: text('location'),
    language: text('language', { enum: ['en', 'de'] }).notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** Lower cursors may have missed a purged tombstone and require a full pull. */
    floor: bigint('floor', { mode: 'number' }).notNull().default(0),
    /** Sequence numbers lost by a restore, as open intervals (first, second). */
    gaps: jsonb('gaps')
      .$type<[number, number][]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    // Only verified addresses are unique.
    uniqueIndex('users_email_key')
      .on(table.emailKey)
      .where(sql`email_confirmed_at is not null`),
    index('users_email_claimed').on(table.emailKey),
    index('users_email_wanted').on(sql`lower(email_wanted)`),
  ],
);

/** Only token hashes are stored, so that a leaked table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    /** Time of authentication by password or provider. */
    signedInAt: moment('signed_in_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Single-use tokens of mailed links. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['reset', 'email'] }).notNull(),
    /** The address that it was sent to and verifies. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId)],
);

/** Mail queue: failed mails are retried, and responses do not wait for the mail server. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('outgoing_mails_next_at').on(table.nextAt)],
);

/** Users' identities at sign-in providers. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

/** Provider sign-ins in progress. */
export const oauthAttempts = pgTable('oauth_attempts', {
  /** Hash of the OAuth state, which is in the URL and in a cookie of the browser. */
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnPath: text('return_path').notNull(),
  /**
   * The returned identity, encrypted with the state, after the provider's code was consumed but before the sign-in is
   * stored.
   */
  sealedIdentity: text('sealed_person'),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Users' documents: tours, own experiences, saved lists, settings, conflicts to compare. Ids are made by devices, unique per user.
 */
export const userItems = pgTable(
  'user_items',
  {
    userId: owner(),
    collection: text('collection', {
      enum: ['tours', 'experiences', 'savedLists', 'settings', 'conflicts'],
    }).notNull(),
    id: text('id').notNull(),
    /** From the user's counter: the document's version. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Null for a tombstone. */
    body: jsonb('body'),
    attempts: pastAttempts(),
    /** Lost versions that it descends from, resent by a device after a restore. */
    lostAncestors: jsonb('heirs')
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collection, table.id] }),
    index('user_items_seq').on(table.userId, table.seq),
  ],
);

/** A set, so writes are idempotent. */
export const favorites = pgTable(
  'favorites',
  {
    userId: owner(),
    kind: text('kind', { enum: ['experience', 'tour'] }).notNull(),
    itemId: text('item_id').notNull(),
    isOn: boolean('is_on').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    attempts: pastAttempts(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('favorites_seq').on(table.userId, table.seq),
    index('favorites_item')
      .on(table.kind, table.itemId)
      .where(sql`is_on`),
  ],
);

/** Stored answers of writes by idempotency key, for retries. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    /** Hash of method, path, condition and body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** Tours and own experiences that users have published. */
export const published = pgTable(
  'published',
  {
    kind: text('kind', { enum: ['tour', 'experience'] }).notNull(),
    slug: text('slug').notNull(),
    userId: owner(),
    itemId: text('item_id').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Hidden by the operator: visible to the owner only. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    uniqueIndex('published_item').on(table.kind, table.userId, table.itemId),
  ],
);

/** Uploaded pictures, re-encoded. In the database, so that all processes share them and a deletion is complete. */
export const pictures = pgTable(
  'pictures',
  {
    /** Random, not guessable. */
    id: text('id').primaryKey(),
    userId: owner(),
    /** WebP without metadata. */
    bytes: bytes('bytes').notNull(),
    hash: text('hash').notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** Mean color as `#rrggbb`. */
    colour: text('colour').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('pictures_user').on(table.userId)],
);
