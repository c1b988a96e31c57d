/** Months in both languages, January first. */
export const MONTH_TERMS: readonly string[] = [
  'january, jan, januar, jänner',
  'february, feb, februar',
  'march, mar, märz, mrz',
  'april, apr',
  'may, mai',
  'june, jun, juni',
  'july, jul, juli',
  'august, aug',
  'september, sep, sept',
  'october, oct, oktober, okt',
  'november, nov',
  'december, dec, dezember, dez',
];

/** Times of the year of the northern half, where most of the readers live. */
export const SEASON_TERMS: readonly [words: string, months: readonly number[]][] = [
  ['spring, frühling, frühjahr', [3, 4, 5]],
  ['summer, sommer, summer holidays, sommerferien, sommerurlaub', [6, 7, 8]],
  ['autumn, fall, herbst', [9, 10, 11]],
  ['winter, winterurlaub', [12, 1, 2]],
  ['christmas, xmas, weihnachten, silvester, new year, new years eve, neujahr, weihnachtsferien', [12]],
  ['easter, ostern, osterferien', [4]],
  ['pfingsten, pfingstferien, whitsun', [5, 6]],
  ['herbstferien, autumn holidays', [10]],
];

export const BUDGET_TERMS: readonly [words: string, level: 1 | 3][] = [
  [
    'cheap, cheaply, cheapest, low budget, low cost, on a budget, on a shoestring, affordable, inexpensive, budget travel, budget friendly, günstig, günstige*, günstigste*, billig, billige*, billigste*, preiswert, preisgünstig, sparsam, kleines budget, mit wenig geld, wenig geld, shoestring, backpacker budget',
    1,
  ],
  [
    'luxury, luxurious, luxus, luxuriös, luxusreise*, luxusurlaub, high end, upscale, gehoben, teuer, expensive',
    3,
  ],
];

export const CURRENCY_TERMS = 'euro, euros, eur, dollar, dollars, usd, us dollar, chf, franken, pounds';

export const UNIT_TERMS: readonly [words: string, days: number][] = [
  ['day, days, tag, tage, tagen, tägig, tägige, taegig, nights, night, nächte, d', 1],
  ['week, weeks, woche, wochen, wöchig, wöchige, w, wk, wks', 7],
  ['month, months, monat, monate, monaten', 30],
];
/** Lengths without a number. */
export const DAYS_TERMS: readonly [words: string, days: number][] = [
  ['weekend, wochenende, long weekend, langes wochenende, short trip, kurztrip, kurzurlaub, kurzreise', 3],
  ['one week, a week, eine woche, week long, einwöchig*, 1 week, 1 woche', 7],
  ['fortnight', 14],
  ['one month, a month, einen monat, ein monat, einmonatig*', 30],
];

/** Folded beginnings are enough: the search for all of a country’s tours or experiences. */
export const LIST_TERMS = {
  tours:
    'tour, tours, trip, trips, itinerary, itineraries, itin*, round trip, roundtrip, journey, journeys, route, routes, rundreise, rundreisen, rund*, touren, reiseroute, reiserouten, reise, route*, reiseplan, multi day tour',
  experiences:
    'experience, experiences, activity, activities, attraction, attractions, stops, things to do, what to do, what to see, sights, sightseeing, must see, must sees, highlights, places to see, erlebnis, erlebnisse, aktivität, aktivitäten, sehenswürdigkeit, sehenswürdigkeiten, sehenswert*, ort, orte, ausflug, ausflüge, ausflugsziele, was machen, was sehen, bausteine, exp*, activ*, attra*, erleb*, aktivi*, sehensw*',
} as const;

export const TO_TERMS = 'to, nach, bis, towards, richtung';

/** Words that say nothing about what is wanted. */
export const FILLER_TERMS =
  'how long, how long do i need, how many days, wie lange, wie viele tage, long, lang, a, an, the, in, on, at, of, for, from, with, without, and, or, by, is, are, be, it, its, i, we, my, me, you, your, can, do, does, should, would, will, need, want, to, there, that, this, what, which, where, how, who, why, any, some, all, most, more, very, best, top, good, great, nice, beautiful, famous, popular, cool, amazing, favourite, visit, visiting, see, go, going, travel, travels, travelling, traveling, travell, trip to, holiday, holidays, vacation, vacations, backpacking, backpacker, guide, travel guide, info, information, facts, place, places, spot, spots, where to go, where should i go, where to travel, where to go on holiday, places to go, places to visit, best places, best places to visit, country guide, about, near, around, time, also, under, below, less than, cheaper than, up to, at most, max, maximum, per, a day, per day, each day, per person, a night, per night, family, families, family trip, with kids, with children, kids, children, vs, versus, when im, me, us, ideas, idea, recommendations, inspiration, plan, planning, next, first, only, one, into, over, during, through, days in, ' +
  'der, die, das, den, dem, des, ein, eine, einen, einem, einer, im, ins, am, an, auf, aus, bei, beim, mit, ohne, und, oder, von, vom, zu, zum, zur, für, über, um, ist, sind, ich, wir, mein, meine, mir, man, du, kann, muss, soll, sollte, brauche, braucht, möchte, will, gibt, es, was, wie, wo, wohin, welche, welcher, welches, alle, viele, sehr, schön, schöne, schöner, schönen, schönste, schönsten, beste, besten, bester, bestes, gut, gute, guter, guten, berühmt, urlaub, ferien, urlaubs, reisen, reiseführer, fahren, gehen, besuchen, sehen, infos, informationen, länderinfo, ziel, ziele, wohin reisen, wohin fahren, wohin im urlaub, wo ist es warm, tipp, gerade, dort, nicht, auch, noch, als, euch, uns, nähe, während, durch, unter, weniger als, bis zu, höchstens, maximal, pro, am tag, pro tag, pro person, pro nacht, familie, familien, mit kindern, mit kind, kinder, kindern, familienurlaub, gegen, unterwegs, angebote, sind die, wann ist';

/** Other names of countries of the catalogue, and their people and languages. */
export const COUNTRY_TERMS: Readonly<Record<string, string>> = {
  australia: 'australian, australians, down under, oz, australisch*, australier',
  botswana: 'botsuana, botswanan, botswanisch*',
  cambodia: 'kampuchea, cambodian, khmer, kambodschanisch*',
  'costa-rica': 'costa rican, costaricanisch*, kostarika',
  croatia: 'croatian, hrvatska, kroatisch*',
  germany: 'german, deutsch, deutsche, deutschen, brd',
  guatemala: 'guatemalan, guatemaltekisch*',
  indonesia: 'indonesian, indonesisch*',
  italy: 'italian, italia, italienisch*',
  japan: 'japanese, nippon, japanisch*',
  kenya: 'kenyan, kenianisch*',
  laos: 'laotian, lao, laotisch*',
  malaysia: 'malaysian, malaysisch*, malaisia',
  morocco: 'moroccan, maroc, marokkanisch*',
  namibia: 'namibian, namibisch*',
  'new-zealand': 'nz, aotearoa, kiwi, neuseeländisch*',
  nicaragua: 'nicaraguan, nicaraguanisch*',
  peru: 'peruvian, peruanisch*',
  philippines: 'filipino, the philippines, philippine, philippinisch*, filipinas, pilipinas',
  'south-africa': 'south african, rsa, s africa, s afrika, südafrikanisch*',
  'south-korea': 'korea, s korea, korean, republic of korea, koreanisch*, südkoreanisch*',
  'sri-lanka': 'ceylon, sri lankan, srilanka, srilankisch*',
  taiwan: 'taiwanese, formosa, taiwanisch*, taiwanesisch*',
  tanzania: 'tanzanian, tanganyika, tansanisch*',
  thailand: 'thai, siam, thailändisch*',
  vietnam: 'vietnamese, viet nam, vietnamesisch*',
};

/** ISO codes of all countries: `Intl` knows their names. Those that the catalogue has nothing about find nothing. */
export const WORLD =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW';

/** Other names of those, and well-known regions and islands in them. */
export const FOREIGN_TERMS =
  'usa, america, united states of america, amerika, vereinigte staaten, uk, great britain, großbritannien, england, scotland, schottland, wales, northern ireland, nordirland, holland, tibet, turkey, türkei, hongkong, uae, emirate, dubai, abu dhabi, burma, birma, czech republic, tschechische republik, tschechei, persia, persien, ivory coast, elfenbeinküste, cape verde, kapverden, swaziland, north korea, nordkorea, macedonia, mazedonien, bosnia, bosnien, congo, kongo, hawaii, alaska, california, kalifornien, florida, new york, texas, mallorca, majorca, ibiza, tenerife, teneriffa, gran canaria, fuerteventura, lanzarote, canary islands, kanaren, kanarische inseln, balearen, balearic islands, azores, azoren, madeira, crete, kreta, rhodes, rhodos, korsika, corsica, patagonia, patagonien, galapagos, tahiti, lapland, lappland, siberia, sibirien, balkan, baltic states, baltikum, scandinavia, skandinavien, korfu, corfu, santorini, mykonos, ladakh, goa, kerala, rajasthan, kaschmir, kashmir';
