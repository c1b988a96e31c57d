import type { DeviceResult } from '../../../../src/contract/data-api.ts';

/** How the written queries name a result. */
export function namesOf(result: DeviceResult): string[] {
  if (result.type === 'town') return [`place:${result.place.country}:${result.text}`];
  const { type, key, filters = {} } = result;
  if (type === 'country' || type === 'guide') return [`guide:${key}`];
  if (type === 'blogpost') return [`post:${key}`];
  if (type === 'category') return [`list:category=${key}`];
  if (type === 'experiences') return [`list:country=${key}`];
  if (type === 'tours') return [`tours:country=${key}`];
  if (type !== 'list') return [`${type}:${key}`];
  const set = ['country', 'category', 'month'].flatMap((name) =>
    filters[name] === undefined ? [] : [`${name}=${filters[name]}`],
  );
  return [`list:${set.join('&')}`, ...(key === 'destinations' ? ['page:destinations'] : [])];
}
