import type { Facts } from '../facts/table.ts';
import { chosenKinds } from './chosen.ts';
import type { ActivityKindName } from './kinds.ts';

export interface ActivityText {
  key: string;
  title: string;
  description: string;
}

type Choice = ActivityKindName | ((facts: Facts) => ActivityKindName);

/** The first rule whose words stand in the title gives the kind; after all titles, the descriptions are searched. */
const RULES: readonly (readonly [words: RegExp, kind: Choice])[] = [
  [/whale shark/, 'whale-shark'],
  [/\bwhales?\b/, 'whales'],
  [/dolphin/, 'dolphins'],
  [/\bseals?\b|\bpups\b/, 'seals'],
  [/penguin/, 'penguins'],
  [/turtle/, 'turtles'],
  [/orangutan|monkey|colobus|gibbon|tarsier|lemur|coati/, 'monkeys'],
  [/sloth/, 'sloths'],
  [/balloon/, 'balloon'],
  [/\bflight\b|from the air/, 'flight'],
  [/zip ?line|bungee/, 'zipline'],
  [
    /rock climbing|climbing course|climbing (at|with|on)|via ferrata|granite dome|climb the dome|ladders? to/,
    'climb',
  ],
  [/sandboard|buggy/, 'sandboard'],
  [/slide down the ash|embers|lava|crater|volcano|\bash\b|etna/, volcanic],
  [/deep snow|snowshoe|\bski\b|powder/, 'ski'],
  [/kitesurf|\bkites?\b/, 'kitesurf'],
  [/\bsurf|\bwaves\b/, 'surf'],
  [/\bshark/, 'reef-sharks'],
  [/\bdiv(e|es|ing)\b|open-water|wrecks\b/, dived],
  [/snorkel|manta|sardines|plankton|\breef\b/, snorkelled],
  [/horse(s|back)?\b|\bponies\b|donkey/, 'ride'],
  [/\brhinos?\b/, 'rhinos'],
  [/leopard|cheetah|predator/, 'leopards'],
  [/\blions?\b|big cats/, 'lions'],
  [/elephant/, 'elephants'],
  [/bird|flamingo|pelican|condor/, birds],
  [/\braft|tubing|canyoning|float/, 'raft'],
  [/mokoro/, 'boat-savanna'],
  [/canoe|lilo|gorge by boat/, paddled],
  [/kayak|paddle and walk|rowing boat|row standing/, paddled],
  [/dhow/, 'dhow'],
  [/under sail|sailing|catamaran|whitsun/, 'sail'],
  [/mangrove/, 'boat-mangrove'],
  [/boat.*\bcave/, boat],
  [/cave|lava tube|grotto|underground/, 'cave'],
  [/launch|ferry|island hopping|islands?( in a day| by boat|$)|steamer|line 1/, ferried],
  [/\bboats?\b|cruise|junk\b|canals?\b|safari on the|outrigger|lagoon/, boat],
  [/fish market|\btuna\b|fishing|haenyeo/, 'fish'],
  [
    /game drive|safari|jeep|morning drive|night drive|sunset drive|waterhole|self-drive|full day by|drive with|tracker/,
    safari,
  ],
  [/train|railway/, 'train'],
  [/cable car|gondola/, 'cable-car'],
  [/scooter|tuk-tuk|motorbike|local driver|easy rider/, 'scooter'],
  [/cycl|bike|bicycl/, cycled],
  [/cook(ing)?\b|curry class|kitchen/, 'cooking'],
  [/night market|walking street|after dark$/, 'night-market'],
  [/market/, market],
  [/\bwine\b|cellar|pisco|makgeolli|brewery/, wine],
  [/\btea\b|\bcacao\b|\bcoffee\b/, tea],
  [/spice|pepper farm|cinnamon|plantation|\bfarms?\b|lemon|gardens? tour|rice field|gathering/, 'farm'],
  [
    /food|\beat(ing)?\b|supper|lunch|breakfast|noodle|hawker|okonomiyaki|izakaya|oyster|\bpie\b|crab|dinner|grill|bakery/,
    meal,
  ],
  [/pottery|potter/, 'pottery'],
  [/weav|\bdye|tailor|basket|craft|workshop|clockmaker|lantern maker|makers/, 'weaving'],
  [/danc|drum|haka|circus|theatre|shadow|\bmusic\b|puja|\bshow\b|spanish$/, 'dance'],
  [/onsen|hot spring|hot wells|springs?\b|hammam|massage|warm pools|\bbaths?\b/, 'hot-springs'],
  [/waterfall|\bfalls?\b/, 'waterfall'],
  [/swim|\bpools?\b|bathe|creek|cool off/, 'swim'],
  [/rock art|rock paintings|paintings|engraving|lion man|kudu loop|ubirr/, 'rock-art'],
  [/observatory|\bstars\b|milky way|moonless/, 'stars'],
  [/under the stars|desert camp|camping|a night (on|in|at|under)|overnight|two nights/, camp],
  [/frogs|night walk|torchlight|bats\b|firefl/, 'night-walk'],
  [
    /museum|memorial|prison|gallery|uffizi|visitor centre|opera house|palace|villa|castle|courtyard|rooms|\biron\b|mission/,
    'museum',
  ],
  [/fort\b|ramparts|city walls?|freedom bridge|dmz/, fort],
  [/church|cathedral|basilica|monastery|bell tower|christ\b|san miniato|mission/, church],
  [/shrine|pagoda|seokguram|golgulsa|torii/, shrine],
  [/temple|wat |\bvihara\b|buddha|stupa|dagoba|ruwanwelisaya|kiri vehera|sella kataragama|haji|puja/, temple],
  [
    /ruins|archaeolog|pond\b|acropolis|forum|tombs?\b|aqueduct|burial|koh ker|my son|ta prohm|petrified|old camp|sacsay|palatine|arena/,
    ruins,
  ],
  [/garden|orchid|palm avenues|\bpark\b$/, 'garden'],
  [
    /village|homestay|homestead|himba|san guides|ju\/|living museum|family|someone who lives|katutura|mondesa|vedda|chagga/,
    village,
  ],
  [/skyline|rooftop|from above|plaza|tower|over the roofs/, town],
  [/dune/, 'hike-desert'],
  [/canyon|gorge|ravine/, 'hike-canyon'],
  [/sunrise|viewpoint|\bview\b|lookout|first light|mirador/, lookout],
  [/night climb|before dawn|summit before/, 'night-climb'],
  [
    /summit|trek|hike|trails?\b|\btops?\b|days on foot|climb|ridge|peak|days? walk|walk with a (guide|ranger)|bush|forest/,
    hike,
  ],
  [/4x4|\bdrive\b|by car|road|day tour|descent/, driven],
  [/beach|sand\b|bay\b/, beach],
  [/sunset|dusk|evening/, evening],
  [/old town|lanes|medina|souk|streets?\b|walk through|murals|by gaslight|stamp map|crossing|history/, town],
  [/\bwalk|on foot|path|\bup\b|\bloop\b|\bround\b|\bthrough\b/, hike],
];

/** The kind of picture that shows an activity at a place. */
export function kindOf({ key, title, description }: ActivityText, facts: Facts): ActivityKindName {
  const chosen = chosenKinds[key];
  if (chosen) return chosen;
  for (const text of [title.toLowerCase(), description.toLowerCase()])
    for (const [words, kind] of RULES)
      if (words.test(text)) return typeof kind === 'string' ? kind : kind(facts);
  return hike(facts);
}

function has(facts: Facts, ...kinds: string[]): boolean {
  return facts.waters.some(({ kind }) => kinds.includes(kind));
}

function isDry({ biome }: Facts): boolean {
  return (
    biome === 'sand-desert' ||
    biome === 'gravel-desert' ||
    biome === 'desert-coast' ||
    biome === 'semi-desert'
  );
}

function isTropical({ biome }: Facts): boolean {
  return /rain|monsoon|cloud|tropical|dry-forest|reef|wetland/.test(biome);
}

function isAsian({ houses, plants, sights }: Facts): boolean {
  return (
    plants.includes('lanterns') ||
    houses.some((style) =>
      ['shophouse', 'japanese', 'hanok', 'yellow', 'asian', 'gassho', 'stilts'].includes(style),
    ) ||
    sights.some((sight) => /wat|pagoda|torii|stupa|chedi|dagoba|gopuram/.test(sight))
  );
}

function hike(facts: Facts): ActivityKindName {
  const { biome, reliefs } = facts;
  if (biome === 'city') return town(facts);
  if (biome === 'sand-desert') return 'hike-desert';
  if (biome === 'volcanic') return 'hike-volcano';
  if (reliefs.includes('canyon') && biome !== 'rainforest') return 'hike-canyon';
  if (biome === 'savanna' || biome === 'semi-desert' || biome === 'wetland') return 'hike-savanna';
  if (biome === 'alpine' || reliefs.includes('snowpeaks')) return 'hike-mountain';
  if (biome === 'puna' || biome === 'moor') return 'hike-highland';
  if (biome === 'mediterranean' || biome === 'fynbos' || reliefs[0] === 'cliffs') return 'hike-coast';
  if (isTropical(facts)) return 'hike-jungle';
  return isDry(facts) ? 'drive' : 'hike-forest';
}

function town(facts: Facts): ActivityKindName {
  const { houses, biome } = facts;
  if (houses.includes('moroccan') || houses.includes('blue')) return 'medina';
  if (isAsian(facts)) return 'walk-asia';
  if (houses.includes('mediterranean') || houses.includes('white')) return 'walk-town';
  if (houses.includes('colonial') || houses.includes('andes') || houses.includes('rainbow'))
    return 'walk-colonial';
  return biome === 'city' || houses.length > 0 ? 'walk-city' : hike(facts);
}

function volcanic(facts: Facts): ActivityKindName {
  return facts.reliefs.includes('volcano') || facts.biome === 'volcanic' ? 'hike-volcano' : hike(facts);
}

function dived(facts: Facts): ActivityKindName {
  return has(facts, 'sea', 'lagoon') ? (isDry(facts) ? 'drive' : 'dive') : hike(facts);
}

function snorkelled(facts: Facts): ActivityKindName {
  return has(facts, 'sea', 'lagoon') ? 'snorkel' : 'swim';
}

function birds(facts: Facts): ActivityKindName {
  return /rain|cloud/.test(facts.biome) ? 'forest-birds' : facts.biome === 'puna' ? 'lookout' : 'birds';
}

function paddled(facts: Facts): ActivityKindName {
  if (has(facts, 'sea', 'lagoon')) return 'kayak';
  return facts.biome === 'rainforest' ? 'boat-jungle' : 'kayak-river';
}

function ferried(facts: Facts): ActivityKindName {
  if (facts.biome === 'city' && has(facts, 'river', 'canal')) return 'boat-city';
  return has(facts, 'sea') ? (isTropical(facts) ? 'boat-bay' : 'ferry') : boat(facts);
}

function boat(facts: Facts): ActivityKindName {
  if (facts.plants.includes('mangrove') && has(facts, 'lagoon', 'river')) return 'boat-mangrove';
  if (facts.biome === 'city' && has(facts, 'river', 'canal')) return 'boat-city';
  if (has(facts, 'cave')) return 'cave-boat';
  if (facts.biome === 'savanna' || (facts.biome === 'wetland' && facts.animals.includes('hippo')))
    return 'boat-savanna';
  if (has(facts, 'sea')) return isTropical(facts) ? 'boat-bay' : 'ferry';
  if (has(facts, 'lake') && !isTropical(facts)) return 'boat-lake';
  return facts.biome === 'rainforest' ? 'boat-jungle' : has(facts, 'lake') ? 'boat-lake' : 'boat-river';
}

function safari(facts: Facts): ActivityKindName {
  if (facts.biome === 'savanna' || facts.biome === 'wetland') return 'safari';
  return facts.animals.some((animal) => animal.endsWith('elephant')) ? 'elephants' : driven(facts);
}

function driven(facts: Facts): ActivityKindName {
  if (facts.biome === 'sand-desert' || facts.reliefs.includes('dunes')) return 'drive-dunes';
  return isDry(facts) || facts.biome === 'savanna' ? 'drive' : isTropical(facts) ? 'scooter' : hike(facts);
}

function cycled(facts: Facts): ActivityKindName {
  return isTropical(facts) || isAsian(facts) ? 'cycle' : 'cycle-park';
}

function market(facts: Facts): ActivityKindName {
  return isAsian(facts) || isTropical(facts) ? 'market-asia' : 'market';
}

function wine(facts: Facts): ActivityKindName {
  return isAsian(facts) ? 'meal' : 'wine';
}

function tea(facts: Facts): ActivityKindName {
  return facts.grounds.includes('tea') ? 'tea' : isAsian(facts) ? 'tea-house' : 'farm';
}

function meal(facts: Facts): ActivityKindName {
  return isAsian(facts) || isTropical(facts) ? 'meal' : 'meal-south';
}

function camp(facts: Facts): ActivityKindName {
  return isDry(facts) || facts.biome === 'savanna' ? 'camp' : 'camp-forest';
}

function fort(facts: Facts): ActivityKindName {
  return has(facts, 'sea', 'lagoon') ? 'fort' : 'ruins';
}

function church(facts: Facts): ActivityKindName {
  return isAsian(facts) && facts.biome !== 'city' ? 'ruins' : 'church';
}

function shrine(facts: Facts): ActivityKindName {
  return isTropical(facts) ? 'temple' : 'shrine';
}

function temple(facts: Facts): ActivityKindName {
  if (facts.sights.some((sight) => /dagoba|vatadage|tooth/.test(sight))) return 'stupa';
  return isTropical(facts) ? 'temple' : 'shrine';
}

function ruins(facts: Facts): ActivityKindName {
  return isTropical(facts) ? 'ruins' : isDry(facts) ? 'drive' : 'museum';
}

function village(facts: Facts): ActivityKindName {
  if (isDry(facts) || facts.biome === 'savanna' || facts.biome === 'wetland') return 'village';
  return isTropical(facts) ? 'village-asia' : town(facts);
}

function lookout(facts: Facts): ActivityKindName {
  if (facts.biome === 'city') return 'skyline';
  return isTropical(facts) ? 'lookout' : hike(facts);
}

function beach(facts: Facts): ActivityKindName {
  return isTropical(facts) && has(facts, 'sea') ? 'beach' : hike(facts);
}

function evening(facts: Facts): ActivityKindName {
  if (facts.biome === 'city') return 'skyline';
  if (has(facts, 'sea', 'lagoon')) return isTropical(facts) ? 'evening' : 'promenade';
  return lookout(facts);
}
