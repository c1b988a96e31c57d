import tls from 'node:tls';
import { OAUTH_PROVIDERS } from '../../../contract/account-limits.ts';
import { ISSUERS } from '../../../server/accounts/oauth-providers.ts';
import { causeText } from '../../../server/cause-text.ts';
import { createMailTransport } from '../../../server/messages/mail-transport.ts';
import type { Settings } from '../../../server/settings.ts';
import { type Finding, finding } from './finding.ts';

const ANSWER_TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;
/** Certificates are renewed a month before they end; this close the renewal has failed. */
const CERTIFICATE_DAYS_MIN = 14;

/** Whether the server of this installation answers on its port. */
export async function checkServer({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<Finding[]> {
  const at = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const name = at.includes(':') ? `[${at}]` : at;
  const answer = await ask(`http://${name}:${port}/readyz`);
  if (answer instanceof Error) {
    return [finding('warning', 'Server', `nothing answers on port ${port} (${causeText(answer)}).`)];
  }
  return answer.ok
    ? [finding('ok', 'Server', `ready on port ${port}.`)]
    : [
        finding(
          'fault',
          'Server',
          `not ready (${answer.status}): it stops, or its database takes no writes.`,
        ),
      ];
}

/** Whether the site's address leads here, with a certificate that lasts. */
export async function checkOrigin({ publicOrigin }: Pick<Settings, 'publicOrigin'>): Promise<Finding[]> {
  const url = new URL(publicOrigin);
  if (url.protocol !== 'https:') return [];
  const answer = await ask(`${publicOrigin}/readyz`);
  if (answer instanceof Error) {
    return [finding('fault', 'Address', `${publicOrigin} cannot be reached: ${causeText(answer)}.`)];
  }
  const found: Finding[] = [
    answer.ok && answer.headers.has('x-request-id')
      ? finding('ok', 'Address', `${publicOrigin} leads to the server.`)
      : finding(
          'fault',
          'Address',
          `${publicOrigin} answers ${answer.status}, and not from this server: see the proxy.`,
        ),
  ];
  const endsAt = await certificateEnd(url);
  const days = Math.floor(((endsAt ?? 0) - Date.now()) / DAY_MS);
  if (endsAt !== undefined && days < CERTIFICATE_DAYS_MIN) {
    found.push(finding('warning', 'Address', `its certificate ends in ${days} days: see its renewal.`));
  }
  return found;
}

/** Whether the mail server lets this one sign in. Sends nothing. */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  const transport = createMailTransport(settings);
  if (transport === undefined) return [];
  try {
    await transport.verify();
    return [finding('ok', 'Mail', `${settings.smtp?.host} takes mail from ${transport.from.address}.`)];
  } catch (error) {
    return [finding('fault', 'Mail', `${settings.smtp?.host} refuses: ${causeText(error)}. See SMTP_*.`)];
  } finally {
    transport.close();
  }
}

/** Whether the providers of sign-in publish what a login needs. */
export async function checkProviders({ oauth }: Pick<Settings, 'oauth'>): Promise<Finding[]> {
  return Promise.all(
    OAUTH_PROVIDERS.flatMap((name) => {
      const provider = oauth[name];
      if (provider === undefined) return [];
      const issuer = (provider.issuer ?? ISSUERS[name]).replace(/\/$/, '');
      return ask(`${issuer}/.well-known/openid-configuration`).then((answer) => {
        const failure = failureOf(answer);
        return failure === undefined
          ? finding('ok', 'Sign-in', `${issuer} answers.`)
          : finding('fault', 'Sign-in', `${issuer} does not answer (${failure}).`);
      });
    }),
  );
}

/** Whether the daily exchange rates can be fetched; a dated constant serves otherwise. */
export async function checkRates({ ecbUrl }: Pick<Settings, 'ecbUrl'>): Promise<Finding[]> {
  if (ecbUrl === undefined) return [];
  const failure = failureOf(await ask(ecbUrl));
  return failure === undefined
    ? [finding('ok', 'Rates', 'the exchange rates can be fetched.')]
    : [finding('warning', 'Rates', `ECB_URL does not answer (${failure}): old rates serve.`)];
}

async function ask(url: string): Promise<Response | Error> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Cause or status of a request that failed. */
function failureOf(answer: Response | Error): string | undefined {
  if (answer instanceof Error) return causeText(answer);
  return answer.ok ? undefined : String(answer.status);
}

/** Milliseconds since 1970; undefined if the connection fails, which the request before it has reported. */
function certificateEnd({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = tls.connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: ANSWER_TIMEOUT_MS },
      () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    socket.on('error', () => resolve(undefined));
    socket.on('timeout', () => {
      resolve(undefined);
      socket.destroy();
    });
  });
}
