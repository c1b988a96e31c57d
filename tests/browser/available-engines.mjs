import { spawnSync } from 'node:child_process';

/** Commands that check whether the Debian packages for each engine are installed. */
const PROGRAMS = {
  firefox: { 'firefox-esr': ['firefox-esr', '--version'] },
  webkit: {
    'webkit2gtk-driver': ['WebKitWebDriver', '--help'],
    xvfb: ['Xvfb', '-help'],
    'python3-gi and gir1.2-webkit2-4.1': [
      '/usr/bin/python3',
      '-c',
      'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")',
    ],
  },
};

/** @returns {{ engine: 'firefox' | 'webkit', missing: string[] }[]} per engine the packages that are not installed */
export function engineStates() {
  return Object.entries(PROGRAMS).map(([engine, programs]) => ({
    engine: /** @type {'firefox' | 'webkit'} */ (engine),
    missing: Object.entries(programs)
      .filter(([, [command, ...args]]) => spawnSync(command, args, { stdio: 'ignore' }).status !== 0)
      .map(([name]) => name),
  }));
}
