import { readSettings, type Settings, SettingsError } from '../../server/settings.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkBackups, checkDataFolder, checkMachine } from './doctor/check-machine.ts';
import { checkMail, checkOrigin, checkProviders, checkRates, checkServer } from './doctor/check-services.ts';
import { type Finding, finding } from './doctor/finding.ts';

/**
 * Examines an installation without changing it: settings, machine, data folder, database, backups, mail, providers and
 * the site's address.
 * @returns findings, the settings' first
 */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return [finding('fault', 'Settings', `${error.message}.`)];
    throw error;
  }
  const asked = await Promise.all([
    checkDatabase(settings),
    checkServer(settings),
    checkOrigin(settings),
    checkMail(settings),
    checkProviders(settings),
    checkRates(settings),
  ]);
  return [
    ...checkSettings(settings),
    ...checkMachine(),
    ...checkDataFolder(settings),
    ...checkBackups(settings, Date.now()),
    ...asked.flat(),
  ];
}

const LABELS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const;

/** `warning  Mail: …` */
export function findingLine({ state, subject, text }: Finding): string {
  return `${LABELS[state]}  ${subject}: ${text}`;
}

/** Settings that fit by themselves, but not together or not for a public site. */
function checkSettings({ publicOrigin, trustedProxies, operator, smtp }: Settings): Finding[] {
  const { protocol, hostname } = new URL(publicOrigin);
  const isPublic = hostname !== 'localhost' && !/^127\.|^\[::1\]$/.test(hostname);
  const found: Finding[] = [];
  if (isPublic && protocol !== 'https:') {
    found.push(
      finding(
        'warning',
        'Settings',
        'PUBLIC_ORIGIN has no https: browsers allow no offline use and no login.',
      ),
    );
  }
  if (isPublic && trustedProxies === 0) {
    found.push(
      finding(
        'warning',
        'Settings',
        'TRUST_PROXY is 0: behind a proxy all visitors share one set of limits.',
      ),
    );
  }
  if (isPublic && (operator.name === undefined || operator.email === undefined)) {
    found.push(
      finding('warning', 'Settings', 'OPERATOR_NAME and OPERATOR_EMAIL are missing from the imprint.'),
    );
  }
  if (smtp === undefined) {
    found.push(finding('warning', 'Settings', 'SMTP_HOST is not set: nobody can reset a password.'));
  }
  return found.length > 0 ? found : [finding('ok', 'Settings', 'they fit.')];
}
