import { RESTORE_UNNOTICED, type Step, type StepKind } from './sim-step.ts';

/** Stories: sequences of steps on two devices that random steps would rarely contain. */
export interface Cast {
  /** Two tabs of one device. */
  tab: number;
  beside: number;
  /** A tab of the other device. */
  far: number;
  random: (below: number) => number;
}

type Line = [kind: StepKind, who: number, what?: number, how?: number];

/** Which edit. */
const NAME = 0;
const NOTES = 1;
const STOP_NOTE = 4;
const STOP_NIGHTS = 5;
const ADD_STOP = 6;
const REMOVE_STOP = 7;
const MOVE_STOP = 8;
/** The same edit at another entry, of `PLACES` entries and targets. */
const AT = 32;
const PLACES = 31;
/** Which favorite: `what` selects the item and whether it is on. */
const FAVORITE = { on: 0, off: 3 };

/** Delivers the oldest request and its answer. */
const answered = (who: number): Line[] => [
  ['deliver', who, 0],
  ['deliver', who, 0],
];

type Story = (cast: Cast) => Line[];

const EPOCH = { backup: 0, restore: 1, wipe: 7 };

/** A backup of the database is restored or the database is wiped, with writes before and after on both devices. */
export const EPOCH_STORIES: readonly Story[] = [
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ...(random(2) === 0 ? [['create', tab] satisfies Line] : []),
    ['sync', tab],
    ['sync', far],
    ['favorite', tab, FAVORITE.on],
    ['sync', tab],
    ['epoch', tab, EPOCH.backup],
    ['edit', tab, 0, [NAME, NOTES, STOP_NOTE, REMOVE_STOP][random(4)]],
    ['sync', tab],
    ...(random(2) === 0 ? [['sync', far] satisfies Line] : []),
    ...(random(2) === 0 ? [['create', far] satisfies Line, ['sync', far] satisfies Line] : []),
    ...(random(3) === 0 ? [['remove', far, random(2)] satisfies Line, ['sync', far] satisfies Line] : []),
    ...(random(3) === 0
      ? [['settings', far, 0, random(2)] satisfies Line, ['sync', far] satisfies Line]
      : []),
    ...(random(2) === 0 ? [['edit', tab, 0, NAME] satisfies Line, ['cycle', tab] satisfies Line] : []),
    ...(random(2) === 0 ? [['deliver', tab, 0] satisfies Line] : []),
    ['epoch', tab, random(4) === 0 ? EPOCH.wipe : EPOCH.restore],
    ...(random(2) === 0 ? [['edit', far, 0, NOTES] satisfies Line] : []),
    ...(random(2) === 0 ? [['sync', far] satisfies Line] : []),
    ...(random(3) === 0 ? [['remove', far, random(2)] satisfies Line, ['sync', far] satisfies Line] : []),
    ['sync', random(2) === 0 ? tab : beside],
    ...(random(3) === 0 ? [['epoch', tab, EPOCH.restore] satisfies Line] : []),
  ],
  /** Only the device that is ahead can detect it, and it syncs first. */
  ({ tab, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['epoch', tab, EPOCH.backup],
    ['edit', tab, 0, NAME],
    ['sync', tab],
    ...(random(2) === 0 ? [['sync', far] satisfies Line] : []),
    ['epoch', tab, EPOCH.restore, RESTORE_UNNOTICED],
    ...(random(2) === 0 ? [['edit', tab, 0, NOTES] satisfies Line] : []),
    ['sync', tab],
    ['sync', far],
  ],
];

/** Two devices reorder the stops of a tour, and one of them may add or remove one. */
export const ORDER_STORIES: readonly Story[] = [
  ({ tab, far, random }) => {
    const anywhere = (edit: number) => edit + AT * random(PLACES);
    const first = random(2) === 0 ? tab : far;
    return [
      ['restart-server', tab],
      ['edit', tab, 0, anywhere(ADD_STOP)],
      ['edit', tab, 0, anywhere(ADD_STOP)],
      ['sync', tab],
      ['sync', far],
      ['edit', tab, 0, anywhere(MOVE_STOP)],
      ['edit', far, 0, anywhere(MOVE_STOP)],
      ...(random(3) === 0 ? [['edit', far, 0, anywhere(ADD_STOP)] satisfies Line] : []),
      ...(random(3) === 0 ? [['edit', tab, 0, anywhere(REMOVE_STOP)] satisfies Line] : []),
      ['sync', first],
      ['sync', first === tab ? far : tab],
    ];
  },
];

export const STORIES: readonly Story[] = [
  /** Both tabs send a body; one is answered, edits and sends the next before the other's answer comes. */
  ({ tab, beside }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['edit', tab, 0, NOTES],
    ['cycle', tab],
    ['cycle', beside],
    ...answered(tab),
    ['lose', tab, 1],
    ['edit', tab, 0, NAME],
    ['cycle', tab],
    ...answered(beside),
    ['lose', tab, 0],
  ],
  /** A page requested before a write arrives while it is in flight, with something later than its answer. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['create', far],
    ['sync', far],
    ['cycle', beside],
    ...answered(beside),
    ['edit', tab, 0, NOTES],
    ['cycle', tab],
    ...(random(3) > 0 ? [['deliver', tab, 1] satisfies Line] : []),
    ['sync', far],
    random(3) > 0 ? ['edit', far, 0, NAME] : ['remove', far, 0],
    ['sync', far],
    ...answered(beside),
    ['deliver', tab, 0],
  ],
  /** A device was offline for so long that the tombstone is purged. */
  ({ tab, far, random }) => [
    ['restart-server', tab],
    ['create', tab],
    ['sync', tab],
    ['sync', far],
    ...(random(3) === 0 ? [['edit', far, random(2), NAME] satisfies Line] : []),
    ['remove', tab, random(2)],
    ['sync', tab],
    ...(random(3) > 0 ? [['create', tab] satisfies Line, ['sync', tab] satisfies Line] : []),
    ['purge', tab],
    ...(random(2) === 0 ? [['sync', far] satisfies Line] : []),
  ],
  /** Adopting a guest tour is interrupted before or after its first transaction. */
  ({ tab, beside, random }) => [
    ['restart-server', tab],
    ['visitor', tab],
    ['crash-later', tab, 0, random(2)],
    ['adopt', tab],
    ...(random(2) === 0 ? [['edit', tab, 1, NAME] satisfies Line] : []),
    ...(random(2) === 0 ? [['cycle', beside] satisfies Line, ['deliver', beside, 0] satisfies Line] : []),
    ...(random(2) === 0 ? [['adopt', beside] satisfies Line] : []),
  ],
  /** A favorite is added and removed while the addition is in flight, and the other device adds it too. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['favorite', tab, FAVORITE.on],
    ['cycle', tab],
    ...(random(2) === 0 ? [['deliver', tab, 0] satisfies Line] : []),
    ...(random(2) === 0 ? [['crash', tab] satisfies Line, ['cycle', beside] satisfies Line] : []),
    ['favorite', beside, FAVORITE.off],
    ...(random(2) === 0 ? [['favorite', far, FAVORITE.on] satisfies Line, ['sync', far] satisfies Line] : []),
    ['deliver', tab, 0],
    ['deliver', tab, 0],
  ],
  /** A deletion arrives, its answer does not, and the tour is created again before the retry. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['remove', tab, 0],
    ['cycle', tab],
    ['deliver', tab, 0],
    random(2) === 0 ? ['lose', tab, 0] : ['crash', tab],
    ...(random(2) === 0 ? [['undo', tab] satisfies Line] : []),
    ...(random(2) === 0 ? [['edit', far, 0, NAME] satisfies Line, ['sync', far] satisfies Line] : []),
    ...(random(2) === 0 ? [['forget-keys', tab] satisfies Line] : []),
    ['cycle', beside],
    ['double', beside, 0],
    ...answered(beside),
  ],
  /** A proxy answers every request instead of the server. */
  ({ tab, random }) => {
    const [each, anyFault] = [4, () => 1 + 3 * random(333)];
    return [
      ['restart-server', tab],
      ['sync', tab],
      ['place', tab, 0, random(2)],
      ['favorite', tab, random(2) === 0 ? FAVORITE.on : 2, random(2)],
      random(3) === 0 ? ['remove', tab, 0] : ['edit', tab, 0, NAME],
      ['sync', tab, each, anyFault()],
      ['picture', tab],
      ['message', tab],
      ['post', tab, each, anyFault()],
      ['favorite', tab, FAVORITE.off, random(2)],
      ['sync', tab, each, anyFault()],
      ['post', tab, each, anyFault()],
    ];
  },
  /** One device removes a stop that the other has changed, and either syncs first. */
  ({ tab, far, random }) => {
    const [first, second] = random(2) === 0 ? [tab, far] : [far, tab];
    return [
      ['restart-server', tab],
      ['sync', tab],
      ['sync', far],
      ['edit', tab, 0, REMOVE_STOP],
      ['edit', far, 0, random(2) === 0 ? STOP_NOTE : STOP_NIGHTS],
      ['sync', first],
      ['sync', second],
    ];
  },
];

/** A request arrives, its answer does not; before the retry others write and its key is swept. */
export const LATE_STORIES: readonly Story[] = [
  /** A tour that was created and is deleted since. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', far],
    ['create', tab],
    ['cycle', tab],
    ['deliver', tab, 0],
    random(2) === 0 ? ['lose', tab, 0] : ['crash', tab],
    ['sync', far],
    ['remove', far, 1],
    ['sync', far],
    ...(random(3) === 0 ? [['undo', far] satisfies Line, ['sync', far] satisfies Line] : []),
    ['forget-keys', tab],
    ...(random(2) === 0 ? [['edit', tab, 1, NAME] satisfies Line] : []),
    ['sync', random(2) === 0 ? beside : tab],
  ],
  /** A favorite that was added and is removed since. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['favorite', tab, FAVORITE.on],
    ['cycle', tab],
    ['deliver', tab, 0],
    random(2) === 0 ? ['lose', tab, 0] : ['crash', tab],
    ['sync', far],
    ['favorite', far, FAVORITE.off],
    ['sync', far],
    ['forget-keys', tab],
    ['sync', random(2) === 0 ? beside : tab],
  ],
  /** A favorite that was added is removed while an older page is in transit, and added again. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['favorite', tab, FAVORITE.on],
    ['cycle', tab],
    ...Array.from({ length: 5 }, () => ['deliver', tab, 0] satisfies Line),
    ['favorite', beside, FAVORITE.off],
    ['cycle', beside],
    ...(random(2) === 0
      ? [
          ['deliver', beside, 1] satisfies Line,
          ['deliver', beside, 1] satisfies Line,
          ['favorite', tab, FAVORITE.on] satisfies Line,
          ['deliver', tab, 0] satisfies Line,
          ['sync', beside] satisfies Line,
        ]
      : [['favorite', tab, FAVORITE.on] satisfies Line, ['sync', tab] satisfies Line]),
  ],
  /** A tour with a new stop is deleted, created again from an older version elsewhere, and its deletion is undone. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['edit', tab, 0, ADD_STOP],
    ['sync', tab],
    ['remove', tab, 0],
    ['cycle', tab],
    ['deliver', tab, 0],
    random(2) === 0 ? ['lose', tab, 0] : ['crash', tab],
    ['edit', far, 0, NAME],
    ['sync', far],
    ['undo', tab],
    ['forget-keys', tab],
    ['sync', random(2) === 0 ? beside : tab],
  ],
  /** A device crashes between two transactions of a pull, and nothing afterwards would trigger the pull again. */
  ({ tab, beside, far, random }) => [
    ['restart-server', tab],
    ['sync', tab],
    ['sync', far],
    ['edit', far, 0, NAME],
    ['sync', far],
    ['crash-later', tab, 0, random(12)],
    ['sync', random(3) === 0 ? beside : tab],
  ],
];

/** One of the stories, on one of the devices. */
export function storyOf(random: (below: number) => number, stories: readonly Story[]): Step[] {
  const [tab, far] = random(2) === 0 ? [0, 2] : [2, 0];
  const story = stories[random(stories.length)];
  const lines = story ? story({ tab, beside: tab + 1, far: far + random(2), random }) : [];
  return lines.map(([kind, who, what = 0, how = 0]) => ({ do: kind, who, what, how }));
}
