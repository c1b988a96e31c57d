import { categoriesOfGroup, type CategoryKey } from '../../../../src/model/category.ts';

/**
 * Synonyms of the names of categories in both languages; `*` at the end is a wildcard. `loose` words are
 * examples of a category: what has them in its name comes first.
 */
export const CATEGORY_TERMS: Readonly<Record<CategoryKey, { names: string; loose?: string }>> = {
  animals: {
    names:
      'animals, animal*, wildlife, safari, safari*, game drive, game reserve, wild animals, tiere, tier, tierwelt, wildtiere, tierbeobachtung, tierbeobachtung*, wildtierbeobachtung, pirschfahrt*, wildlife watching, zoo',
    loose:
      'elephant*, elefant*, lion, lions, löwe*, leopard*, turtle*, schildkröte*, whale*, wale, walbeobachtung, dolphin*, delfin*, gorilla*, monkey*, affe, affen, orangutan*, nashorn*, nashörner, rhino*, giraffe*, zebra*, hippo*, penguin*, pinguin*, bird*, vogel*, vögel, big five, birdwatching, seals, robben',
  },
  beach: {
    names:
      'beach, beaches, beach*, seaside, strand, strände, strand*, traumstrand, traumstrände, sandstrand, sandstrände, baden, badeurlaub, badeort*, bathing, swimming, schwimmen, am meer, by the sea',
    loose: 'sea, meer, coast, küste, küsten, sun, sonne, honeymoon, flitterwochen, hochzeitsreise',
  },
  desert: { names: 'desert, deserts, wüste, wüsten, wüsten*', loose: 'dune, dunes, düne, dünen' },
  island: {
    names: 'island, islands, isle, isles, insel, inseln, insel*, island hopping, inselhopping, inselhüpfen',
    loose: 'archipelago, archipel, atoll*',
  },
  'national-park': {
    names: 'national park, national parks, nationalpark, nationalparks, nationalpark*, np',
    loose:
      'nature reserve*, naturreservat*, naturpark*, park, parks, reserve, reserves, wildreservat*, schutzgebiet*',
  },
  'natural-phenomenon': {
    names:
      'volcano, volcanoes, volcanos, vulkan, vulkane, vulkan*, natural wonder, natural wonders, natural phenomenon, natural phenomena, naturwunder, naturphänomen*, naturspektakel, geysir*, geyser*',
    loose:
      'hot springs, heiße quellen, canyon*, gorge*, schlucht, schluchten, crater*, krater*, caves, höhlen',
  },
  lookout: {
    names:
      'viewpoint, viewpoints, lookout, lookouts, view, views, aussicht, aussichten, aussichtspunkt*, panorama*, scenic views',
    loose: 'sunset, sunrise, sonnenuntergang, sonnenaufgang',
  },
  'rain-forest': {
    names:
      'rainforest, rainforests, rain forest, rain forests, regenwald, regenwälder, regenwald*, jungle, jungle*, dschungel, dschungel*, urwald, tropical forest',
  },
  waterfall: {
    names: 'waterfall, waterfalls, wasserfall, wasserfälle, wasserfall*',
    loose: 'falls, cascade*, kaskade*',
  },
  boat: {
    names:
      'boat, boats, boat trip, boat trips, boat tour, boat tours, boot, boote, bootstour*, bootsfahrt*, bootsausflug, bootsausflüge, sailing, segeln, segeltörn, cruise*, kreuzfahrt*',
    loose: 'kayak*, kajak*, kanu*, canoe*, paddling, paddeln',
  },
  diving: {
    names:
      'diving, dive, dives, dive sites, scuba, scuba diving, tauchen, tauchen*, tauchgang, tauchgänge, tauchplätze, tauchspots, tauchurlaub, tauchreise, tauchreisen',
  },
  hiking: {
    names:
      'hiking, hike, hikes, hiker*, trek, treks, trekking, trekking*, wandern, wander*, trail, trails, walking, walks, bergwandern, bergsteigen, mountaineering, hut to hut, weitwandern, fernwanderweg*',
    loose: 'mountain, mountains, berge, gebirge',
  },
  snorkeling: { names: 'snorkeling, snorkelling, snorkel*, schnorcheln, schnorchel*' },
  surfing: {
    names: 'surfing, surf, surfs, surfer*, surfen, surf*, wellenreiten, surf spots, surfspots, surfing spots',
    loose: 'waves, wellen',
  },
  'winter-sports': {
    names:
      'winter sports, wintersport, skiing, ski, skifahren, ski*, snowboarding, snowboard*, langlauf*, winter sport*',
    loose: 'snow, schnee',
  },
  city: {
    names:
      'city, cities, city trip*, citytrip*, city break*, stadt, städte, städtereise*, städtetrip*, großstadt, großstädte, metropole*',
    loose: 'old town*, altstadt, altstädte, town, towns',
  },
  farming: {
    names:
      'farming, farms, farm, agriculture, landwirtschaft, plantation*, plantage*, rice terrace*, rice terraces, reisterrasse*, reisfelder, rice fields, tea plantation*, tea plantations, teeplantage*, teeplantagen, kaffeeplantage*, bauernhof, bauernhöfe',
    loose: 'vineyards, weingüter, winery, wineries',
  },
  history: {
    names:
      'history, historic*, histor*, geschichte, geschicht*, historisch*, temples, temple, tempel, ruins, ruinen, castles, castle, schlösser, burgen, museums, museum, museen, archaeology, archäologie, ancient sites, culture, kultur, kulturreise, monuments, denkmäler, sehenswerte tempel',
    loose: 'palace*, paläste, kirchen, churches, fort, forts, festung*',
  },
  'night-life': {
    names:
      'nightlife, night life, party, partys, parties, party*, clubs, clubbing, bars, nachtleben, feiern, ausgehen, disco*, partyurlaub',
  },
  extreme: {
    names:
      'adventure, adventures, adventure*, abenteuer, abenteuer*, extreme, extreme sports, extremsport*, adrenaline, adrenalin, thrill*, action, nervenkitzel',
    loose:
      'bungee*, bungy*, rafting, paragliding, gleitschirm*, skydiving, fallschirm*, zipline*, zip line, climbing, klettern, canyoning, sandboarding',
  },
  'insta-spot': {
    names:
      'photo spot*, photo spots, fotospot, fotospots, instagram, instagram*, photography, fotografie*, photogenic, fotogen*, photos, fotos',
  },
  remote: {
    names:
      'remote, abgelegen, abgelegene*, off the beaten track, off the beaten path, abseits der touristenpfade, secluded, lonely, einsam, einsame, hidden gems, hidden gem, geheimtipp, geheimtipps, untouristy, untouristisch',
    loose: 'wilderness, wildnis',
  },
  sustainable: {
    names:
      'sustainable, sustainab*, sustainability, nachhaltig, nachhaltige*, nachhaltigkeit, eco, ecotourism, eco tourism, ökotourismus, öko, green travel, umweltfreundlich*',
  },
  'unesco-whs': {
    names:
      'unesco, unesco*, unesco sites, world heritage, world heritage sites, world heritage*, welterbe, welterbe*, weltkulturerbe*, weltnaturerbe*, heritage sites, unesco welterbe',
  },
};

/** Words for groups of categories in both languages. */
export const GROUP_TERMS: readonly [words: string, keys: readonly CategoryKey[]][] = [
  ['nature, natur', categoriesOfGroup('nature', 'en')],
  ['activities, things to do, aktivitäten', categoriesOfGroup('activities', 'en')],
  ['culture, kultur', categoriesOfGroup('culture', 'en')],
  ['water, by the water, on the water, wasser, am wasser, auf dem wasser', categoriesOfGroup('water', 'de')],
  ['mountains, in the mountains, berge, in den bergen', categoriesOfGroup('mountains', 'de')],
];
