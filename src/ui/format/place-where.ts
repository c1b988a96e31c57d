/** "Mae Hong Son, Thailand": where a place is, without a region of its own name. */
export function placeWhere(name: string, region = '', country: string | null = ''): string {
  return [region === name ? '' : region, country].filter(Boolean).join(', ');
}
