import * as client from 'openid-client';
import { z } from 'zod';
import { OAUTH_PROVIDERS, type OauthProviderName } from '../../contract/account-limits.ts';
import { API_BASE } from '../../contract/sync.ts';
import type { OauthSettings, Settings } from '../settings.ts';
import type { ProviderIdentity } from '../stores/accounts/identity-store.ts';

/** Secrets of one OAuth sign-in between redirect and callback. */
export interface OauthSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface NamedUser extends ProviderIdentity {
  /** Display name at the provider. */
  name: string | null;
}

export interface OauthProvider {
  /** Authorization URL to redirect the browser to. */
  authorizationAddress(secrets: OauthSecrets): Promise<URL>;
  /**
   * Resolves the user from the callback. `query` is the callback URL's query.
   * @throws if the provider rejected the sign-in or anything does not match the request
   */
  identity(query: string, secrets: OauthSecrets): Promise<NamedUser>;
}

export type OauthProviders = ReadonlyMap<OauthProviderName, OauthProvider>;
export type Fetch = client.CustomFetch;

const TIMEOUT_SECONDS = 10;
/** The providers' own issuers, unless the settings name others. */
export const ISSUERS: Readonly<Record<OauthProviderName, string>> = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
};
/** Facebook is not an OpenID provider in the code flow: the identity needs a separate request. */
const FACEBOOK = {
  issuer: ISSUERS.facebook,
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
};
const FACEBOOK_PERSON =
  'https://graph.facebook.com/v23.0/me?fields=id,name,email,picture.width(400).height(400)';

/** The providers that the operator has configured. */
export function createOauthProviders(
  { oauth, publicOrigin }: Pick<Settings, 'oauth' | 'publicOrigin'>,
  fetch?: Fetch,
): OauthProviders {
  const providers = new Map<OauthProviderName, OauthProvider>();
  for (const name of OAUTH_PROVIDERS) {
    const settings = oauth[name];
    if (settings === undefined) continue;
    const site = { name, callback: `${publicOrigin}${API_BASE}/oauth/${name}/callback`, fetch };
    const issuer = settings.issuer ?? (name === 'google' ? ISSUERS.google : undefined);
    providers.set(
      name,
      issuer === undefined ? facebookProvider(settings, site) : oidcProvider(settings, issuer, site),
    );
  }
  return providers;
}

export async function newOauthSecrets(): Promise<OauthSecrets> {
  return {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
}

/** Whether the user declined at the provider. */
export function isRejection(error: unknown): boolean {
  return error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
}

interface Site {
  name: OauthProviderName;
  callback: string;
  fetch: Fetch | undefined;
}

const text = z.string().trim().min(1).max(300).nullish().catch(null);
const claimsSchema = z.object({
  email: z.email().max(254).nullish().catch(null),
  // Some providers send it as a string.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .nullish()
    .catch(null),
  name: text,
  picture: z
    .url({ protocol: /^https$/ })
    .max(1_000)
    .nullish()
    .catch(null),
});

function oidcProvider({ clientId, clientSecret }: OauthSettings, issuer: string, site: Site): OauthProvider {
  let known: Promise<client.Configuration> | undefined;
  const configuration = () => {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The settings allow http on localhost only.
        execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
        ...(site.fetch === undefined ? {} : { [client.customFetch]: site.fetch }),
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  return {
    authorizationAddress: async (secrets) =>
      client.buildAuthorizationUrl(await configuration(), {
        ...(await codeParameters(site, secrets)),
        scope: 'openid email profile',
        nonce: secrets.nonce,
      }),
    async identity(query, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, new URL(site.callback + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider gave no ID token');
      const fetched =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      const {
        email,
        email_verified: verified,
        name,
        picture,
      } = claimsSchema.parse({ ...fetched, ...claims });
      return {
        provider: site.name,
        subject: claims.sub,
        email: email ?? null,
        emailVerified: verified === true,
        picture: picture ?? null,
        name: name ?? null,
      };
    },
  };
}

const facebookSchema = z.object({
  id: z.string().min(1).max(100),
  name: text,
  email: claimsSchema.shape.email,
  picture: z
    .object({ data: z.object({ url: claimsSchema.shape.picture, is_silhouette: z.boolean().nullish() }) })
    .nullish()
    .catch(null),
});

function facebookProvider({ clientId, clientSecret }: OauthSettings, site: Site): OauthProvider {
  const config = new client.Configuration(FACEBOOK, clientId, clientSecret);
  config.timeout = TIMEOUT_SECONDS;
  if (site.fetch !== undefined) config[client.customFetch] = site.fetch;
  return {
    authorizationAddress: async (secrets) =>
      client.buildAuthorizationUrl(config, {
        ...(await codeParameters(site, secrets)),
        scope: 'public_profile,email',
      }),
    async identity(query, { state, codeVerifier }) {
      const tokens = await client.authorizationCodeGrant(config, new URL(site.callback + query), {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const answer = await client.fetchProtectedResource(
        config,
        tokens.access_token,
        new URL(FACEBOOK_PERSON),
        'GET',
      );
      if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
      const { id, name, email, picture } = facebookSchema.parse(await answer.json());
      const shown = picture?.data.is_silhouette === true ? null : picture?.data.url;
      return {
        provider: site.name,
        subject: id,
        email: email ?? null,
        // Facebook does not tell whether it has verified an address.
        emailVerified: false,
        picture: shown ?? null,
        name: name ?? null,
      };
    },
  };
}

async function codeParameters({ callback }: Site, { state, codeVerifier }: OauthSecrets) {
  return {
    redirect_uri: callback,
    response_type: 'code',
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  };
}
