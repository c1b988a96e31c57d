/**
 * What is known of the places, written apart from the networks: no connection may contradict these lists, nor those in
 * `access.json`, which the editors of the networks wrote with reasons.
 */

/** No road leads there: neither a bus nor a car of any kind. */
export const ROADLESS: Readonly<Record<string, string>> = {
  'machu-picchu': 'railway and footpaths only; the shuttle bus runs from Aguas Calientes alone',
  'lake-titicaca-uros': 'islands of reeds in the lake',
  tortuguero: 'canals only',
  'corcovado-sirena': 'boat or a day on foot',
  'railay-beach': 'cliffs cut it off: longtail boat from Ao Nang or Krabi',
  'maya-bay-phi-phi': 'island',
  'koh-tao-diving': 'island',
  'robben-island': 'island',
  'koh-rong-sanloem': 'island',
  'gili-trawangan': 'island without cars',
  'komodo-padar-island': 'island without roads',
  'raja-ampat-piaynemo': 'islets without roads',
  'whitehaven-beach': 'island without roads',
  'kgari-fraser-island': 'island; sand tracks',
  'little-corn-island': 'island without cars',
  'ometepe-island': 'island in the lake',
  'perhentian-islands': 'islands without roads',
  'si-phan-don': 'islands in the Mekong',
  'lamu-old-town': 'island without cars',
  'mafia-island': 'island',
  'orchid-island-lanyu': 'island',
  'miyajima-itsukushima': 'island; the ferry carries residents’ cars',
  'hvar-town': 'island',
  'siargao-cloud-9': 'island',
};

/** Land that no road joins to the rest of its country, with all its places. */
export const ISLANDS: readonly (readonly string[])[] = [
  ['zanzibar-stone-town', 'nungwi-beach', 'paje'],
  ['pemba-island'],
  ['seongsan-ilchulbong-jeju', 'hallasan', 'seogwipo'],
  ['niseko', 'sapporo'],
  ['ishigaki-taketomi'],
  ['mount-etna', 'palermo', 'syracuse-ortigia', 'agrigento-valley-of-temples'],
  ['alghero'],
  ['ubud', 'amed', 'canggu', 'munduk', 'pemuteran-menjangan', 'uluwatu'],
  ['kuta-lombok', 'mount-rinjani'],
  ['kelimutu'],
  ['tana-toraja'],
  ['tanjung-puting'],
  ['bukit-lawang-orangutans'],
  ['langkawi-sky-bridge', 'pantai-cenang'],
  [
    'kinabalu-park',
    'kinabatangan-river',
    'danum-valley',
    'kota-kinabalu',
    'sepilok',
    'mabul-sipadan',
    'kuching',
    'niah',
  ],
  [
    'milford-sound',
    'queenstown',
    'abel-tasman-coast',
    'aoraki-hooker-valley',
    'christchurch',
    'dunedin-otago-peninsula',
    'franz-josef-glacier',
    'glenorchy-routeburn',
    'kaikoura',
    'lake-tekapo',
    'punakaiki',
    'wanaka',
  ],
  ['stewart-island'],
  ['hobart', 'cradle-mountain', 'freycinet'],
  ['el-nido', 'puerto-princesa-underground-river', 'port-barton'],
  ['coron-kayangan-lake'],
  ['chocolate-hills-bohol', 'panglao-island'],
  ['moalboal-sardine-run', 'cebu-city', 'kawasan-falls'],
  ['camiguin'],
  ['siquijor'],
  ['penghu'],
  ['con-dao-islands'],
  ['phu-quoc'],
  ['big-corn-island'],
];

/** Only with four-wheel drive, or with someone who has it. */
export const FOUR_BY_FOUR: readonly string[] = [
  'savuti-marsh',
  'moremi-game-reserve',
  'kubu-island',
  'baines-baobabs',
  'central-kalahari-deception-valley',
  'nyae-nyae-tsumkwe',
  'masai-mara',
  'serengeti-seronera',
  'ngorongoro-crater',
  'nyerere-national-park',
];

/** Passenger stations near places of the catalogue and airports: [longitude, latitude]. */
export const STATIONS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  australia: [
    [151.207, -33.883],
    [144.952, -37.818],
  ],
  croatia: [
    [15.979, 45.805],
    [16.441, 43.505],
  ],
  germany: [
    [13.369, 52.525],
    [13.511, 52.365],
    [10.698, 47.571],
    [6.958, 50.943],
    [7.119, 50.879],
    [11.558, 48.14],
    [11.786, 48.354],
    [10.007, 53.553],
    [9.99, 53.632],
    [14.073, 50.957],
    [13.766, 51.124],
    [6.787, 51.292],
    [8.571, 50.051],
    [9.194, 48.691],
    [8.231, 48.137],
    [13.632, 54.513],
  ],
  indonesia: [
    [110.054, -7.904],
    [106.654, -6.127],
  ],
  italy: [
    [12.502, 41.901],
    [12.252, 41.794],
    [12.321, 45.441],
    [11.248, 43.776],
    [9.683, 44.135],
    [14.48, 40.749],
    [10.392, 43.69],
  ],
  japan: [
    [135.759, 34.985],
    [139.701, 35.658],
    [138.795, 35.483],
    [132.475, 34.398],
    [135.819, 34.681],
    [140.753, 42.9],
    [139.784, 35.55],
    [140.386, 35.765],
    [135.244, 34.436],
    [141.692, 42.787],
  ],
  laos: [
    [102.186, 19.915],
    [102.42, 18.918],
    [102.651, 18.075],
  ],
  malaysia: [
    [101.687, 3.134],
    [101.71, 2.755],
    [100.363, 5.394],
  ],
  morocco: [
    [-8.018, 31.631],
    [-5.007, 34.047],
  ],
  'south-korea': [
    [126.971, 37.554],
    [126.452, 37.447],
    [129.139, 35.798],
    [129.042, 35.115],
    [127.162, 35.85],
  ],
  taiwan: [
    [121.517, 25.048],
    [121.806, 25.108],
    [121.604, 24.128],
    [121.601, 23.993],
    [120.213, 22.997],
  ],
  thailand: [
    [100.541, 13.803],
    [100.605, 13.914],
    [100.583, 14.357],
    [99.017, 18.785],
  ],
  vietnam: [
    [105.976, 20.248],
    [107.578, 16.456],
    [108.209, 16.071],
    [106.677, 10.782],
  ],
};

/** Trains to a place that has no road, from the station before it. */
export const RAIL_ONLY: readonly string[] = ['machu-picchu'];

/** Land borders that no traveller may cross, and countries that water alone lies between. */
export const CLOSED: readonly (readonly [string, string])[] = [
  ['thailand', 'cambodia'],
  ['indonesia', 'australia'],
  ['italy', 'morocco'],
  ['taiwan', 'philippines'],
  ['sri-lanka', 'indonesia'],
  ['kenya', 'south-africa'],
  ['guatemala', 'costa-rica'],
];

/** Airports of the catalogue without any scheduled domestic flight. */
export const WITHOUT_DOMESTIC_FLIGHTS: readonly string[] = ['TPE', 'IPH', 'FKB', 'ESU'];

/** Flights that do not exist, though both airports have others. */
export const NO_ROUTE: readonly string[] = [
  'TUO-NSN',
  'NSN-ZQN',
  'ROT-ZQN',
  'YIA-LBJ',
  'KNO-LBJ',
  'BWX-DPS',
  'DBV-PUY',
  'DBV-ZAD',
  'MQP-PLZ',
  'SDK-LGK',
  'BKI-LGK',
  'KBR-SDK',
  'JUL-AQP',
  'TAG-USU',
  'LAO-CYZ',
  'MUB-FRW',
  'LIR-TTQ',
  'TTQ-PJM',
  'XQP-PJM',
  'DAD-VDO',
  'HUI-VCA',
  'MBA-LAU',
  'MFA-ARK',
  'MFA-SEU',
  'HIJ-KMQ',
  'AYQ-DRW',
  'CNS-PPP',
];
