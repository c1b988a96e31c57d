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
export const storedValues = pgTable('kept_values', {
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

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Everything of a person goes with the account. */
/** Of a row, by writes that no version tells from new ones. */
const pastAttempts = () =>
  jsonb('attempts')
    .$type<PastAttempt[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Accounts. `counter` is the commit sequence of everything that belongs to the person: whoever writes raises it
 * first, in the writing transaction, so that writes of one person are in line and those of two are not.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /** Lower case: unique without regard to case. */
    usernameKey: text('username_key').notNull(),
    email: text('email'),
    emailKey: text('email_key'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Asked for; takes the place of `email` once it is confirmed. */
    emailWanted: text('email_wanted'),
    emailWantedAt: moment('email_wanted_at'),
    /**
     * Confirmed under the former rule, by the link alone: whoever signed up may be somebody else than whoever
     * followed it. The next proof of the address ends what opens the account by then.
     */
    credentialsUnproved: boolean('credentials_unproved').notNull().default(false),
    /** argon2id; null where the person signs in by a provider alone. */
    passwordHash: text('password_hash'),
    /** Id in `pictures`, or the whole address of a provider's picture. */
    picture: text('picture'),
    location: text('location'),
    language: text('language', { enum: ['en', 'de'] }).notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** A cursor below it may have missed a tombstone that is gone: it must list anew. */
    floor: bigint('floor', { mode: 'number' }).notNull().default(0),
    /** Numbers that were lost with a copy that was put back: above the first, below the second of each. */
    gaps: jsonb('gaps')
      .$type<[number, number][]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    // An address that nobody has proved keeps nobody from it.
    uniqueIndex('users_email_key')
      .on(table.emailKey)
      .where(sql`email_confirmed_at is not null`),
    index('users_email_claimed').on(table.emailKey),
    index('users_email_wanted').on(sql`lower(email_wanted)`),
  ],
);

/** Only the hash of a token is kept: who reads the table can sign in as nobody. */
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

/** Tokens of mails: each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['reset', 'email'] }).notNull(),
    /** The address it was sent to, which is the one that it confirms. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId)],
);

/** Mails that wait to be sent, so that one that fails is tried again and the answer does not wait for it. */
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

/** Who a provider says that a person is. */
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

/** Sign-ins by a provider that are under way. */
export const oauthAttempts = pgTable('oauth_attempts', {
  /** Hash of the state that is in the address; the browser holds it in a cookie too. */
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnPath: text('return_path').notNull(),
  /** Who came back, encrypted with the state, once the provider's code is used up; the sign-in is to be stored. */
  sealedIdentity: text('sealed_person'),
  expiresAt: moment('expires_at').notNull(),
});

/** Documents of a person: tours, own experiences, settings, values to compare. Ids are the device's, and the person's own space. */
export const userItems = pgTable(
  'user_items',
  {
    userId: owner(),
    collection: text('collection', { enum: ['tours', 'experiences', 'settings', 'conflicts'] }).notNull(),
    id: text('id').notNull(),
    /** Of the user's counter: the document's version. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Null for a tombstone. */
    body: jsonb('body'),
    attempts: pastAttempts(),
    /** Lost versions that it descends from: a device sent them again. */
    heirs: jsonb('heirs')
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

/** A set: whoever says the same twice changes nothing twice. */
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

/** Answers of writes, so that one that is sent again is answered again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    /** Of method, path, condition and body. */
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

/** Tours and own experiences that a person shows to everybody. */
export const published = pgTable(
  'published',
  {
    kind: text('kind', { enum: ['tour', 'experience'] }).notNull(),
    slug: text('slug').notNull(),
    userId: owner(),
    itemId: text('item_id').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** By the operator: nobody but the owner sees it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    uniqueIndex('published_item').on(table.kind, table.userId, table.itemId),
  ],
);

/** Pictures that people uploaded, re-encoded. In the database: every process has them, a deletion leaves nothing. */
export const pictures = pgTable(
  'pictures',
  {
    /** Random, so that nobody guesses another one's. */
    id: text('id').primaryKey(),
    userId: owner(),
    /** WebP without metadata. */
    bytes: bytes('bytes').notNull(),
    hash: text('hash').notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** Mean colour as `#rrggbb`. */
    colour: text('colour').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('pictures_user').on(table.userId)],
);
