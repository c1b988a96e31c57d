/** Browsers without an install prompt that can install the app; the instructions are `packs.install.<guide>`. */
export const INSTALL_GUIDES = ['iphone', 'mac', 'firefox'] as const;
export type InstallGuide = (typeof INSTALL_GUIDES)[number];

/** Null if the browser cannot install the app, or only by a prompt. */
export function installGuide(): InstallGuide | null {
  // Every browser on iOS has `navigator.standalone`; it is false if the app is not installed.
  if (standalone() === false) return 'iphone';
  if (isWebKit()) return 'mac';
  return /Android.+Firefox\//.test(navigator.userAgent) ? 'firefox' : null;
}

export function isInstalled(): boolean {
  return isInstalledOnIphone() || matchMedia('(display-mode: standalone)').matches;
}

export function isInstalledOnIphone(): boolean {
  return standalone() === true;
}

/**
 * Whether the browser deletes what a site has stored once it is used for seven days without a visit to the site:
 * Safari, and every browser on iOS. The data of an installed app stays.
 */
export function deletesUnvisited(): boolean {
  return isWebKit() && !isInstalled();
}

/** Only Apple's WebKit has this interface. */
function isWebKit(): boolean {
  return 'GestureEvent' in globalThis;
}

function standalone(): unknown {
  return 'standalone' in navigator ? navigator.standalone : undefined;
}
