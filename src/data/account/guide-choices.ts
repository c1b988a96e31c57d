import { isRecord } from '../../model/base/is-record.ts';
import { createKeyListeners } from '../storage/key-listeners.ts';

/** What a reader chose on the pages of countries, on this device. */
export interface GuideChoices {
  level: CostLevel;
  /** By country: the ticked entries of its checklist. */
  ticks: Readonly<Record<string, readonly string[]>>;
}

export const COST_LEVELS = ['low', 'mid', 'high'] as const;
export type CostLevel = (typeof COST_LEVELS)[number];

const STORAGE_KEY = 'guideChoices';
const DEFAULTS: GuideChoices = { level: 'mid', ticks: {} };

let current: GuideChoices | null = null;
const { notify, subscribe } = createKeyListeners(STORAGE_KEY, () => {
  current = null;
});
/** Also notifies when another tab changes a choice. Returns the unsubscribe. */
export const subscribeGuideChoices = subscribe;

/** The same object until something changes, as `useSyncExternalStore` requires. */
export function getGuideChoices(): GuideChoices {
  current ??= read();
  return current;
}

export function setCostLevel(level: CostLevel): void {
  write({ ...getGuideChoices(), level });
}

export function setTick(country: string, entry: string, on: boolean): void {
  const { ticks, ...others } = getGuideChoices();
  const left = (ticks[country] ?? []).filter((one) => one !== entry);
  write({ ...others, ticks: { ...ticks, [country]: on ? [...left, entry] : left } });
}

function write(next: GuideChoices): void {
  current = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('The choices on country pages could not be stored', error);
  }
  notify();
}

function read(): GuideChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return DEFAULTS;
    const level = COST_LEVELS.find((known) => known === stored['level']) ?? DEFAULTS.level;
    return { level, ticks: readTicks(stored['ticks']) };
  } catch (error) {
    console.warn('The choices on country pages could not be read', error);
    return DEFAULTS;
  }
}

function readTicks(stored: unknown): GuideChoices['ticks'] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([country, entries]: [string, unknown]) => [
      country,
      Array.isArray(entries) ? entries.filter((one) => typeof one === 'string') : [],
    ]),
  );
}
