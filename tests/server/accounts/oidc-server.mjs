import http from 'node:http';
import { Provider } from 'oidc-provider';

/**
 * A real OpenID provider on this machine. It signs `person` in without a form; `null` cancels the sign-in.
 * @param {{ clientId: string, clientSecret: string, callback: string }} client
 */
export async function openOidcServer({ clientId, clientSecret, callback }) {
  const server = http.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address();
  const issuer = `http://127.0.0.1:${port}`;
  /** @type {{ issuer: string, person: Record<string, unknown> | null, codes: number, close: () => Promise<void> }} */
  const opened = {
    issuer,
    person: null,
    codes: 0,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
  const accounts = new Map();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => accounts.get(id) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.on('grant.success', () => {
    opened.codes += 1;
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url.startsWith('/interaction/')) return void answer(request, response);
    const { person } = opened;
    if (person !== null) accounts.set(person.sub, person);
    const result =
      person === null
        ? { error: 'access_denied', error_description: 'not today' }
        : { login: { accountId: person.sub } };
    return void provider.interactionFinished(request, response, result);
  });
  return opened;
}

/**
 * Follows redirects like a browser until `callback` and returns its full address.
 * @param {string} address @param {string} callback @returns {Promise<string>}
 */
export async function visitProvider(address, callback) {
  const cookies = new Map();
  let next = address;
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.startsWith(callback)) return next;
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('Location');
    if (location === null) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('the provider redirects endlessly');
}
