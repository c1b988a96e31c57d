import path from 'node:path';
import { z } from 'zod';
import { OAUTH_PROVIDERS, type OauthProviderName } from '../contract/account-limits.ts';
import type { ActivityPartner } from '../model/provider-links.ts';

/** What an operator can set, read from the environment once at start. */
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);
const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`)
    .default(fallback);
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });
const origin = (protocols: RegExp, example: string) =>
  address(protocols, example)
    .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), 'must be an origin without a path')
    .transform((value) => new URL(value).origin);

/** http only for tests on the same machine: without TLS a man in the middle could answer. */
function isSecure(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
const WITH_HTTPS = 'must be an address with https';
const issuer = address(/^https?$/, 'https://accounts.google.com').refine(isSecure, WITH_HTTPS);

const parameters = (example: string) =>
  z
    .string()
    .regex(/^[\w.~-]+=[\w.~%-]+(&[\w.~-]+=[\w.~%-]+)*$/, `must be parameters such as ${example}`)
    .optional();

/** Environment variables with their schemas and defaults, one line per setting. */
const TABLE = z.object({
  PORT: whole(0, 65_535, 3000),
  /** `json`: one JSON object per line, and a line for each request. */
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  /** Bearer token for /metrics; without one they are served to this machine alone. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(200).optional(),
  /** Base URL of an OpenTelemetry collector; no traces without. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://localhost:4318').optional(),
  /** Interface to listen on; default: all. */
  HOST: z.string().optional(),
  /** Folder of database, backups and previous builds. */
  DATA_DIR: z.string().default('.data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host/name').optional(),
  /** Statement and lock timeout of PostgreSQL in seconds; 0 for the server's own settings. */
  DATABASE_STATEMENT_TIMEOUT: whole(0, 3_600, 15),
  DATABASE_LOCK_TIMEOUT: whole(0, 3_600, 5),
  /** Seconds from the end of readiness until the server stops listening on SIGTERM. */
  SHUTDOWN_DELAY: whole(0, 300, 2),
  /** Backups in DATA_DIR with a daily test restore; false if the PostgreSQL is backed up by other means. */
  BACKUPS: flag(true),
  /** Origin for canonical links; derived from PORT if missing. */
  PUBLIC_ORIGIN: origin(/^https?$/, 'https://example.org').optional(),
  /** Number of trusted proxies in front of the server. */
  TRUST_PROXY: whole(0, 10, 0),
  SOFTLAUNCH: flag(false),
  LOGIN_ACTIVE: flag(true),
  PLANNER_ACTIVE: flag(true),
  TOURS_ACTIVE: flag(true),
  BLOG_ACTIVE: flag(true),
  MAPS_ACTIVE: flag(true),
  /** URL of the European Central Bank's daily reference rates (XML); bundled rate if missing. */
  ECB_URL: address(/^https?$/, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml').optional(),
  /** Loaded after consent; no tag manager if missing. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be an id such as GTM-ABC1234')
    .optional(),
  /** Origin of an image-delivery service in front of the pictures; the site itself if missing. */
  IMAGE_BASE: origin(/^https?$/, 'https://images.example.org')
    .refine(isSecure, WITH_HTTPS)
    .optional(),
  /** Affiliate parameters of partner links; plain search links if missing. */
  PARTNER_GETYOURGUIDE: parameters('partner_id=ABC1234'),
  PARTNER_VIATOR: parameters('pid=P00012345&mcid=12345&medium=link'),
  /** Operator of the site, for the imprint and the privacy page; commas separate the lines of the address. */
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(400).optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  /**
   * Mail server for account emails and contact messages (to OPERATOR_EMAIL); without a host emails stay in the database.
   */
  SMTP_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'must be a host such as smtp.example.org')
    .optional(),
  SMTP_PORT: whole(1, 65_535, 587),
  /** Implicit TLS, as on port 465; otherwise STARTTLS if the mail server supports it. */
  SMTP_SECURE: flag(false),
  SMTP_USER: z.string().max(200).optional(),
  SMTP_PASSWORD: z.string().max(500).optional(),
  SMTP_FROM: z.email('must be an email address').optional(),
  /** Sign-in with Google or Facebook; an issuer replaces them by another OpenID provider. */
  OAUTH_GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  OAUTH_GOOGLE_CLIENT_SECRET: z.string().max(500).optional(),
  OAUTH_GOOGLE_ISSUER: issuer.optional(),
  OAUTH_FACEBOOK_CLIENT_ID: z.string().max(300).optional(),
  OAUTH_FACEBOOK_CLIENT_SECRET: z.string().max(500).optional(),
  OAUTH_FACEBOOK_ISSUER: issuer.optional(),
});

/** Every setting with its default, as written in the environment; undefined if there is none. */
export const SETTING_DEFAULTS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(TABLE.shape).map(([name, field]) => {
    const value = field.parse(undefined);
    return [name, value === undefined ? undefined : String(value)];
  }),
);

export interface Settings {
  logFormat: 'text' | 'json';
  metricsToken: string | undefined;
  /** Base URL of an OpenTelemetry collector. */
  otlpEndpoint: string | undefined;
  port: number;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseTimeouts: { statementMs: number; lockMs: number };
  shutdownDelayMs: number;
  backups: boolean;
  publicOrigin: string;
  trustedProxies: number;
  flags: {
    softlaunch: boolean;
    loginActive: boolean;
    plannerActive: boolean;
    toursActive: boolean;
    blogActive: boolean;
    mapsActive: boolean;
  };
  ecbUrl: string | undefined;
  tagManagerId: string | undefined;
  /** Origin; the site itself if missing. */
  imageBase: string | undefined;
  /** Link parameters by partner. */
  partners: Record<ActivityPartner, string | undefined>;
  operator: { name: string | undefined; address: string | undefined; email: string | undefined };
  /** Undefined if mail is not configured. */
  smtp: SmtpSettings | undefined;
  /** Configured providers only. */
  oauth: Partial<Record<OauthProviderName, OauthSettings>>;
}

export interface OauthSettings {
  clientId: string;
  clientSecret: string;
  /** Default: the provider's own. */
  issuer: string | undefined;
}

export interface SmtpSettings {
  host: string;
  port: number;
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** Default: the operator's address. */
  from: string | undefined;
}

/** Name and postal address of who runs the site, line by line. */
export function operatorLines(operator: Settings['operator']): string[] {
  return [operator.name, ...(operator.address?.split(',') ?? [])].flatMap((line) => line?.trim() || []);
}

export class SettingsError extends Error {}

/** @throws SettingsError naming every invalid variable; an empty one counts as missing */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(TABLE.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = TABLE.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingsError(`Invalid settings: ${lines.join('; ')}`);
  }
  const table = parsed.data;
  if (table.SMTP_HOST !== undefined && table.OPERATOR_EMAIL === undefined) {
    throw new SettingsError('Invalid settings: SMTP_HOST is set, but OPERATOR_EMAIL is not');
  }
  return {
    logFormat: table.LOG_FORMAT,
    metricsToken: table.METRICS_TOKEN,
    otlpEndpoint: table.OTEL_EXPORTER_OTLP_ENDPOINT,
    port: table.PORT,
    host: table.HOST,
    dataDir: path.resolve(table.DATA_DIR),
    databaseUrl: table.DATABASE_URL,
    databaseTimeouts: {
      statementMs: table.DATABASE_STATEMENT_TIMEOUT * 1_000,
      lockMs: table.DATABASE_LOCK_TIMEOUT * 1_000,
    },
    shutdownDelayMs: table.SHUTDOWN_DELAY * 1_000,
    backups: table.BACKUPS,
    publicOrigin: table.PUBLIC_ORIGIN ?? `http://localhost:${table.PORT}`,
    trustedProxies: table.TRUST_PROXY,
    flags: {
      softlaunch: table.SOFTLAUNCH,
      loginActive: table.LOGIN_ACTIVE,
      plannerActive: table.PLANNER_ACTIVE,
      toursActive: table.TOURS_ACTIVE,
      blogActive: table.BLOG_ACTIVE,
      mapsActive: table.MAPS_ACTIVE,
    },
    ecbUrl: table.ECB_URL,
    tagManagerId: table.TAG_MANAGER_ID,
    imageBase: table.IMAGE_BASE,
    partners: { getyourguide: table.PARTNER_GETYOURGUIDE, viator: table.PARTNER_VIATOR },
    operator: { name: table.OPERATOR_NAME, address: table.OPERATOR_ADDRESS, email: table.OPERATOR_EMAIL },
    smtp: smtpOf(table),
    oauth: oauthOf(table),
  };
}

function smtpOf(table: z.infer<typeof TABLE>): SmtpSettings | undefined {
  if (table.SMTP_HOST === undefined) return undefined;
  return {
    host: table.SMTP_HOST,
    port: table.SMTP_PORT,
    secure: table.SMTP_SECURE,
    user: table.SMTP_USER,
    password: table.SMTP_PASSWORD,
    from: table.SMTP_FROM,
  };
}

/** @throws SettingsError if client id or secret is missing */
function oauthOf(table: z.infer<typeof TABLE>): Settings['oauth'] {
  const given = {
    google: {
      clientId: table.OAUTH_GOOGLE_CLIENT_ID,
      clientSecret: table.OAUTH_GOOGLE_CLIENT_SECRET,
      issuer: table.OAUTH_GOOGLE_ISSUER,
    },
    facebook: {
      clientId: table.OAUTH_FACEBOOK_CLIENT_ID,
      clientSecret: table.OAUTH_FACEBOOK_CLIENT_SECRET,
      issuer: table.OAUTH_FACEBOOK_ISSUER,
    },
  };
  const oauth: Settings['oauth'] = {};
  for (const name of OAUTH_PROVIDERS) {
    const { clientId, clientSecret, issuer: from } = given[name];
    if (clientId !== undefined && clientSecret !== undefined) {
      oauth[name] = { clientId, clientSecret, issuer: from };
    } else if (clientId !== undefined || clientSecret !== undefined || from !== undefined) {
      const prefix = `OAUTH_${name.toUpperCase()}`;
      throw new SettingsError(
        `Invalid settings: ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET have to be set together`,
      );
    }
  }
  return oauth;
}
