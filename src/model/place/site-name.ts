/** `www.example.org` is shown as `example.org`. */
export function siteName(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
