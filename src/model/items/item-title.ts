import { LOCALES, type Locale } from '../base/locale.ts';
import type { Activity } from '../schemas/catalogue.ts';
import type { StopItem } from '../schemas/stop-item.ts';

export function activityRef(experienceKey: string, { key }: Pick<Activity, 'key'>): string {
  return `${experienceKey}/${key}`;
}

/** The title of an item: of an activity in the language of the page, unless the user has renamed it. */
export function itemTitle(
  { ref, title }: Pick<StopItem, 'ref' | 'title'>,
  activities: readonly Activity[],
  locale: Locale,
): string {
  const activity = activities.find(({ key }) => ref?.endsWith(`/${key}`));
  const isRenamed = !LOCALES.some((language) => activity?.[language].title === title);
  return activity === undefined || isRenamed ? title : activity[locale].title;
}
