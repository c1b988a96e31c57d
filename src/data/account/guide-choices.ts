import { isRecord } from '../../model/base/is-record.ts';
import type { Ticks } from '../../model/merge/merge-ticks.ts';
import { COST_LEVELS, type CostLevel } from '../../model/place/day-costs.ts';
import { createKeyListeners } from '../storage/key-listeners.ts';

/** What a reader chose on the pages of countries, on this device. */
export interface GuideChoices {
  level: CostLevel;
  ticks: Ticks;
  /** What the account’s settings had when the two were last joined; missing while the choices are a guest’s. */
  joined?: { account: string; level: CostLevel; ticks: Ticks };
}

const STORAGE_KEY = 'guideChoices';
export const DEFAULT_CHOICES: GuideChoices = { level: 'mid', ticks: {} };

let current: GuideChoices | null = null;
const listeners = createKeyListeners(STORAGE_KEY, () => {
  current = null;
});
/** Also notifies when another tab changes a choice. Returns the unsubscribe. */
export const subscribeGuideChoices = listeners.subscribe;

/** The same object until something changes, as `useSyncExternalStore` requires. */
export function getGuideChoices(): GuideChoices {
  current ??= readGuideChoices();
  return current;
}

export function setCostLevel(level: CostLevel): void {
  storeGuideChoices({ ...readGuideChoices(), level });
}

export function setTick(country: string, entry: string, on: boolean): void {
  const { ticks, ...others } = readGuideChoices();
  const left = (ticks[country] ?? []).filter((one) => one !== entry);
  storeGuideChoices({ ...others, ticks: { ...ticks, [country]: on ? [...left, entry] : left } });
}

/** At a logout: what the account’s settings hold does not stay, what was never joined with them does. */
export function deleteJoinedChoices(): void {
  if (readGuideChoices().joined) storeGuideChoices(DEFAULT_CHOICES);
}

/** Leaves the choices to the guest that goes on without the account. */
export function keepJoinedChoices(): void {
  const { level, ticks } = readGuideChoices();
  storeGuideChoices({ level, ticks });
}

export function storeGuideChoices(next: GuideChoices): void {
  current = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('The choices on country pages could not be stored', error);
  }
  listeners.notify();
}

/** As stored: another tab may just have changed it. */
export function readGuideChoices(): GuideChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return DEFAULT_CHOICES;
    const { joined } = stored;
    const account = isRecord(joined) ? joined['account'] : null;
    return {
      ...choicesOf(stored),
      ...(isRecord(joined) && typeof account === 'string'
        ? { joined: { ...choicesOf(joined), account } }
        : {}),
    };
  } catch (error) {
    console.warn('The choices on country pages could not be read', error);
    return current ?? DEFAULT_CHOICES;
  }
}

function choicesOf(stored: Record<string, unknown>): Pick<GuideChoices, 'level' | 'ticks'> {
  const level = COST_LEVELS.find((known) => known === stored['level']) ?? DEFAULT_CHOICES.level;
  return { level, ticks: ticksOf(stored['ticks']) };
}

function ticksOf(stored: unknown): Ticks {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([country, entries]: [string, unknown]) => [
      country,
      Array.isArray(entries) ? entries.filter((one) => typeof one === 'string') : [],
    ]),
  );
}
