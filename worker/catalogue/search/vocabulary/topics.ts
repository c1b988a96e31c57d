import type { GuideSection } from '../../../../src/contract/search/guide-sections.ts';
import type { PostTag } from '../../../../src/model/post-tags.ts';

interface TopicWords {
  /** Section of the country’s page that answers; its id there. */
  section?: GuideSection;
  /** Posts with one of these tags are about it. */
  tags?: readonly PostTag[];
  /** Page of the site that answers where no country is named. */
  faq?: string;
  /** A ride: a place’s page lists its connections. */
  transport?: true;
  words: string;
}

/** What is asked about a country, in both languages; `*` at the end is a wildcard. */
export const TOPICS = {
  border: {
    section: 'borders',
    words:
      'border crossing, border crossings, land border, land borders, border post, cross the border, crossing the border, grenzübergang, grenzübergänge, landgrenze, landgrenzen, grenzposten, über die grenze',
  },
  visa: {
    section: 'visa',
    faq: 'visas',
    words:
      'visa, visas, visum, visa on arrival, evisa, e visa, entry requirements, entry, immigration, passport, einreise, einreise*, einreisebestimmungen, reisepass, pass, do i need a visa, brauche ich ein visum, visumpflicht, visafrei, visa free, touristenvisum, visa requirements, visabestimmungen',
  },
  weather: {
    section: 'when-to-go',
    tags: ['seasons'],
    words:
      'weather, climate, temperature, temperatures, rain, rainfall, how hot, how warm, how cold, wetter, klima, klimatabelle, temperatur, temperaturen, regen, wie warm, wie heiß, wie kalt, wettervorhersage, forecast, wassertemperatur, humidity, snowfall, sunshine, regentage, warm, hot, sunny, dry, cold, heiß, sonnig, trocken, kalt',
  },
  when: {
    section: 'when-to-go',
    tags: ['seasons'],
    words:
      'when, when to go, when to visit, best time, best time to visit, best time to go, best time to travel, best month, best months, best season, season, seasons, rainy season, dry season, monsoon, monsoon season, wet season, hurricane season, beste reisezeit, reisezeit, beste zeit, wann, wann reisen, bester monat, beste monate, saison, hauptsaison, nebensaison, regenzeit, trockenzeit, monsun, monsunzeit, high season, low season, jahreszeit, beste jahreszeit',
  },
  budget: {
    section: 'costs',
    tags: ['budget'],
    faq: 'price-level',
    words:
      'cost, costs, price, prices, how much, how expensive, daily budget, budget per day, travel costs, cost of travel, kosten, preis, preise, preisniveau, reisekosten, tagesbudget, wie teuer, was kostet, wie viel kostet, budget, expenses, lebenshaltungskosten',
  },
  money: {
    section: 'money',
    tags: ['budget'],
    words:
      'money, currency, cash, atm, atms, cash machine, cash machines, cashpoint, exchange rate, credit card, credit cards, geld, währung, bargeld, geldautomat, geldautomaten, wechselkurs, kreditkarte, kreditkarten, geld abheben, geld wechseln, withdraw money, bezahlen, paying, tipping, tips, how much to tip, gratuity, trinkgeld, trinkgelder',
  },
  emergency: {
    section: 'essentials',
    words: 'emergency, emergency number, emergency numbers, police, notruf, notrufnummer*, polizei',
  },
  safety: {
    section: 'safety',
    tags: ['safety'],
    faq: 'safety',
    words:
      'safe, safety, security, danger, dangerous, dangers, crime, scams, scam, theft, travel warning, tourist traps, sicher, sicherheit, gefährlich, gefahr, gefahren, kriminalität, reisewarnung, betrug, abzocke, maschen, diebstahl, sicherheitslage, how safe, is it safe, wie sicher',
  },
  solo: {
    section: 'safety',
    tags: ['solo'],
    words:
      'solo, solo travel, solo female, travelling alone, traveling alone, travel alone, alone, single, women, woman, female, alleine, allein, alleinreisend*, allein reisen, alleine reisen, frau, frauen, als frau, alleinreisende frau, solo reise*, soloreise*',
  },
  lgbtiq: {
    section: 'safety',
    words: 'lgbt, lgbtq, lgbtiq, gay, queer, lesbian, homosexuell*, schwul*, lesbisch*, gay friendly, trans',
  },
  plugs: {
    section: 'essentials',
    words:
      'plug, plugs, plug type, plug types, socket, sockets, socket type, power adapter, adapter, adaptor, travel adapter, voltage, electricity, power outlet, steckdose, steckdosen, stecker, steckertyp, steckdosentyp, reiseadapter, spannung, strom, stromspannung, netzspannung',
  },
  time: {
    section: 'essentials',
    words:
      'time zone, timezone, time difference, zeitzone, zeitverschiebung, zeitunterschied, uhrzeit, local time, ortszeit',
  },
  phone: {
    section: 'esim',
    words:
      'esim, e sim, sim, sim card, simkarte, sim karte, internet, wifi, wlan, mobile data, mobile network, mobilfunk, netz, handynetz, roaming, phone, handy, calling code, vorwahl',
  },
  health: {
    section: 'health',
    tags: ['health'],
    words:
      'health, vaccination, vaccinations, vaccine, vaccines, jabs, shots, malaria, dengue, yellow fever, rabies, mosquito, mosquitoes, drinking water, tap water, altitude sickness, impfung, impfungen, impfen, impf*, gesundheit, gelbfieber, tollwut, mücken, moskitos, trinkwasser, leitungswasser, höhenkrankheit, medikamente, medicine, hospital, krankenhaus, doctor, arzt',
  },
  transport: {
    section: 'getting-around',
    transport: true,
    words:
      'transport, transportation, getting around, get around, public transport, how to get to, how do i get to, how to get there, how to reach, getting to, getting there, get to, how to travel, directions, ferry, ferries, flight, flights, airport, taxi, verkehr, verkehrsmittel, öffentliche verkehrsmittel, fortbewegung, anreise, anfahrt, wie komme ich nach, wie komme ich zu, wie komme ich zum, wie komme ich, wie kommt man nach, wie kommt man zum, wie kommt man zu, wie kommt man, hinkommen, flug, flüge, flughafen, fähre, fähren, transfer, route to, weg nach',
  },
  bus: {
    section: 'getting-around',
    transport: true,
    words: 'bus, buses, by bus, busse, mit dem bus, busfahrt, busreise, fernbus, coach',
  },
  train: {
    section: 'getting-around',
    tags: ['trains'],
    transport: true,
    words:
      'train, trains, by train, rail, railway, train journey*, train ride, train travel, rail pass, railpass, zug, züge, mit dem zug, zugfahrt, zugfahren, zugreise*, bahn, bahnfahrt, bahnreise*, eisenbahn, zugverbindung, night train, nachtzug',
  },
  everyday: {
    section: 'everyday',
    words:
      'driving licence, driving license, drivers license, führerschein, international driving permit, internationaler führerschein, power cut, power cuts, load shedding, stromausfall, stromausfälle',
  },
  drive: {
    section: 'getting-around',
    tags: ['self-drive'],
    transport: true,
    words:
      'car, cars, car hire, car rental, rental car, rental cars, hire car, rent a car, self drive, selfdrive, driving, drive, road trip, roadtrip*, 4x4, mietwagen, mietauto, leihwagen, auto, auto mieten, selbstfahrer, selbstfahrer*, autofahren, linksverkehr, camper, campervan, wohnmobil, motorbike, scooter, roller, motorrad',
  },
  food: {
    section: 'food',
    tags: ['food'],
    words:
      'food, foods, cuisine, eat, eating, what to eat, restaurant, restaurants, street food, dishes, vegetarian, vegan, essen, essen gehen, küche, gerichte, spezialitäten, straßenessen, streetfood, vegetarisch, was essen, essen und trinken, food and drink, garküche, garküchen, drinks, local food, kulinarisch*',
  },
  stay: {
    section: 'where-to-stay',
    words:
      'hotel, hotels, hostel, hostels, accommodation, where to stay, stay, guesthouse, guesthouses, lodge, lodges, camping, campsite, campsites, homestay, unterkunft, unterkünfte, übernachtung, übernachten, wo übernachten, jugendherberge, pension, campingplatz, campingplätze, ferienwohnung, airbnb, lodging, resort, resorts',
  },
  insurance: {
    section: 'insurance',
    words:
      'insurance, travel insurance, versicherung, reiseversicherung, auslandskrankenversicherung, krankenversicherung, health insurance',
  },
  language: {
    section: 'language',
    words: 'language, languages, useful phrases, phrasebook, sprache, sprachen, sprachführer, redewendungen',
  },
  holidays: {
    section: 'holidays',
    words:
      'public holidays, public holiday, bank holiday, bank holidays, national holiday, feiertag, feiertage, gesetzliche feiertage, nationalfeiertag',
  },
  culture: {
    section: 'good-to-know',
    words:
      'religion, etiquette, customs, dos and donts, what to wear, dress code, sitten, bräuche, benehmen, kleiderordnung, good to know, gut zu wissen, travel tips, tipps, reisetipps, people, bevölkerung, was anziehen, capital, hauptstadt, population, einwohner',
  },
  guides: {
    section: 'travel-guides',
    words:
      'guidebook, guidebooks, travel guides, lonely planet, reiseführer buch, reisebuch, reisebücher, guide books',
  },
  packing: {
    tags: ['packing'],
    words:
      'packing list, packing, pack, what to pack, what to bring, packliste, packlisten, packen, was einpacken, einpacken, was mitnehmen, gear, equipment, ausrüstung, backpack, luggage, gepäck, handgepäck, carry on',
  },
  offline: {
    tags: ['offline'],
    faq: 'without-network',
    words:
      'offline, without internet, without network, ohne internet, ohne netz, no signal, kein netz, offline nutzen, works offline',
  },
} as const satisfies Record<string, TopicWords>;

export type Topic = keyof typeof TOPICS;

export function topicOf(key: Topic): TopicWords {
  return TOPICS[key];
}
