/**
 * Changelog of the wire format, newest first. A test compares a hash over all schemas with the newest entry: after
 * changing a schema add an entry, and increment `CLIENT_SCHEMA` (`api-base.ts`) if installed apps could no longer
 * parse the responses.
 */
export const SCHEMA_HISTORY: readonly { hash: string; clientSchema: number; what: string }[] = [
  {
    hash: '120a2e8793c1',
    clientSchema: 6,
    what: 'A user’s settings may hold the cost level and the ticked entries of checklists by country. Installed clients keep both when they write the document.',
  },
  {
    hash: 'edbc5ec3fe0c',
    clientSchema: 6,
    what: 'Experiences may have their opening hours by weekday and season. Installed clients ignore them.',
  },
  {
    hash: '013b58062c40',
    clientSchema: 6,
    what: 'Texts of experiences have practical facts: fees, booking, permits, hikes, access, swimming, reception, areas to stay in. Installed clients ignore them.',
  },
  {
    hash: '4d8470bb9d07',
    clientSchema: 6,
    what: 'Posts may name the official pages that they rely on, and the year. Installed clients ignore both.',
  },
  {
    hash: 'ae810d0600bd',
    clientSchema: 6,
    what: 'The settings say whether the site sends mail. Installed clients ignore it.',
  },
  {
    hash: 'a0e20592e4fd',
    clientSchema: 6,
    what: 'Countries have their calling code and emergency numbers in the summary too, so that a device has them without the texts. Installed clients read those of the details.',
  },
  {
    hash: '66fda3723ec6',
    clientSchema: 6,
    what: 'Added `POST /corrections`: a reader’s report that a fact is wrong. Older clients do not send any.',
  },
  {
    hash: 'a8d5079fe612',
    clientSchema: 6,
    what: 'Added the texts of a country, `GET /countries/<key>/texts`, their cursors in heads and packs. Installed clients do not request them: they go on pulling the collections of texts whole.',
  },
  {
    hash: 'e04953001078',
    clientSchema: 6,
    what: 'Published tours have the items of their stops, without notes. Installed clients keep them when they copy the tour.',
  },
  {
    hash: 'ac744637e819',
    clientSchema: 6,
    what: 'Pictures may have a `credit`, the author and license of a photograph. Installed clients ignore it.',
  },
  {
    hash: '3fcadefa527a',
    clientSchema: 6,
    what: 'The settings hold the operator’s name, postal address and email for the contact page. Installed clients ignore them.',
  },
  {
    hash: '13f563dcdc7f',
    clientSchema: 6,
    what: 'The settings name the operator and say whether there are posts on Instagram, which now have fields. Installed clients ignore both.',
  },
  {
    hash: 'e5a9dfe4a006',
    clientSchema: 6,
    what: 'Added the collections `roundups` and `roundupDetails`, which older apps do not request, and search results of them, which they leave out. Pages: added the page about the catalogue; from now on apps keep pages that they do not know. Older apps reject them, so only this endpoint returns 426 to them.',
  },
  {
    hash: '3b32d7c07853',
    clientSchema: 5,
    what: 'Saved lists: a list may be a saved search, which has a list of the site and its filters, and no places. Installed clients keep it as a list without places.',
  },
  {
    hash: 'd4b3b1a05ab4',
    clientSchema: 5,
    what: 'Tours: added the query parameter `others` of the list. Installed clients do not send it.',
  },
  {
    hash: 'f2cf1d9d9ec6',
    clientSchema: 5,
    what: 'The exchange rate can be requested for every currency that prices can be shown in. Installed clients request that of the euro.',
  },
  {
    hash: '2dad69a02da1',
    clientSchema: 5,
    what: 'Added the collection `savedLists`: places of an imported file that are in no tour. Installed clients do not request it.',
  },
  {
    hash: '64b1c4291098',
    clientSchema: 5,
    what: 'Tours: a stop may have items, which are things to do there with or without a day and time. Installed clients keep them as an unknown field.',
  },
  {
    hash: '8733d227591c',
    clientSchema: 5,
    what: 'Own experiences: added an optional time zone, and an optional source of those that were made from a place of the gazetteer. Installed clients ignore them.',
  },
  {
    hash: 'afd93607dba3',
    clientSchema: 5,
    what: 'Search: added results for sections of guides, filtered lists and pages of the site. Installed clients leave out types that they do not know.',
  },
  {
    hash: '2ed5a728b0a0',
    clientSchema: 5,
    what: 'A leg of a transport option may be a ferry. Installed clients compute options themselves; only an own connection made from such an option waits for their update.',
  },
  {
    hash: '1ed4f5e93227',
    clientSchema: 5,
    what: 'Networks: added optional trips a day of a crossing, and optional months and check-in time of a line. Installed clients ignore them.',
  },
  {
    hash: 'de335ed1a8f5',
    clientSchema: 5,
    what: 'Networks: added an optional surcharge for the buses of a road. Installed clients ignore it.',
  },
  {
    hash: 'ecdceeb50ec5',
    clientSchema: 5,
    what: 'Networks: added optional coaches with stations and timetables, optional sources with license and date, and the source of each imported item, instead of one source of the whole network. Installed clients ignore them.',
  },
  {
    hash: '174a78665f7c',
    clientSchema: 5,
    what: 'Roads, railways and flights left the transport facts for the networks, `GET /networks`, which are loaded by country. Options have optional months. Apps with an older schema are asked to update where they read transport facts.',
  },
  {
    hash: '6fe83c7b3301',
    clientSchema: 4,
    what: 'Bookings of tours: added optional name, address, phone, check-in and check-out of stays, airline, number, terminal, seat and arrival of flights, arrival of other transport. Installed clients keep them as unknown fields.',
  },
  {
    hash: '6846cd2a2c21',
    clientSchema: 4,
    what: 'The exchange rate has optional rates of other currencies. Installed clients ignore them.',
  },
  {
    hash: '970dcacd7b12',
    clientSchema: 4,
    what: 'Transport facts: added optional timetables of trains, flights and ferries. Installed clients ignore them.',
  },
  {
    hash: 'f98d4b8579fd',
    clientSchema: 4,
    what: 'Added optional `rentals` to the bookings of tours and optional lead, trail, departures and weekdays to transport options, an optional time zone to experiences. Installed clients drop the list when they write a tour; the server then keeps what is stored.',
  },
  {
    hash: '26c530852311',
    clientSchema: 4,
    what: 'Added optional `fee_year` to experiences. Installed clients ignore it.',
  },
  {
    hash: '88287ff41361',
    clientSchema: 4,
    what: 'Transport facts: added winding and fast corridors, and guide-only access. Clients now ignore unknown keys in transport facts. Older clients reject these rows, so only these endpoints return 426 to them.',
  },
  {
    hash: 'bb34cfbd9a78',
    clientSchema: 3,
    what: 'Transport facts: added barriers (gulfs, mountain ranges) that no road crosses.',
  },
  {
    hash: '70b6eccb30bb',
    clientSchema: 3,
    what: 'Transport facts: added land areas for locating own experiences; removed large islands and distances to known places.',
  },
  {
    hash: '1671459b5ae6',
    clientSchema: 3,
    what: 'Added the collection `conflicts`: values that a merge could not keep. Installed clients do not request it.',
  },
  {
    hash: 'b14220351676',
    clientSchema: 3,
    what: 'Added `day_only` to experiences.',
  },
  {
    hash: 'e37a4237f668',
    clientSchema: 3,
    what: 'Added the server’s history id and epoch to heads, cursors and preconditions, and the lost versions that a document descends from.',
  },
  {
    hash: 'ce6f98852dfb',
    clientSchema: 2,
    what: 'Login, sign-up and password reset accept a proof of work; problem responses may contain a challenge and an error id.',
  },
  {
    hash: 'b6c6bc1eae8a',
    clientSchema: 2,
    what: 'Transport facts: added what is known of the access to a country outside its road network. Installed clients ignore it.',
  },
  {
    hash: 'b559cdb130cd',
    clientSchema: 2,
    what: 'Email confirmation links require the account’s session or password.',
  },
  {
    hash: '8721adc46ea3',
    clientSchema: 2,
    what: 'Countries may list several mains frequencies.',
  },
  {
    hash: '284a1d93b3fb',
    clientSchema: 2,
    what: 'Added `fuelUsdPerLitre` to rental car options.',
  },
  {
    hash: '9054ee6ff167',
    clientSchema: 2,
    what: 'A place that a person added may have an address.',
  },
  {
    hash: '7607413d4e7f',
    clientSchema: 2,
    what: 'Added offline packs (`GET /countries/<key>/pack`).',
  },
  {
    hash: '56a3ab6a6673',
    clientSchema: 2,
    what: 'An experience may name the months in which it is open.',
  },
  {
    hash: '2d62b7ab7314',
    clientSchema: 2,
    what: 'Countries and posts: the API supports filtering and sorting.',
  },
  {
    hash: 'd2b31ce7bfc0',
    clientSchema: 2,
    what: 'The schema hash now covers accounts and user data. Added likes and user-specific heads. Public tours no longer contain notes.',
  },
  {
    hash: '5f3b9b0bfb80',
    clientSchema: 2,
    what: 'Feedback, the contact form and its challenge.',
  },
  {
    hash: 'e544589a86ea',
    clientSchema: 2,
    what: 'The settings hold the operator’s parameters for links to partners.',
  },
  {
    hash: 'b49802e60939',
    clientSchema: 2,
    what: 'The settings name the operator’s tag manager and image base; search results may be activities.',
  },
  {
    hash: 'c1384cd369fc',
    clientSchema: 2,
    what: 'Countries and tours have a picture; pictures have an average color.',
  },
  {
    hash: 'b6d6570e0af3',
    clientSchema: 2,
    what: 'Activities, hours, address and website of experiences; posts, questions, pages and stories of tours; weather descriptions. A tour’s summary no longer holds its story.',
  },
  {
    hash: '487c10d08bc4',
    clientSchema: 1,
    what: 'Initial endpoints: catalogue, sync, connections, search.',
  },
];
