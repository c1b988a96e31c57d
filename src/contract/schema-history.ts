/**
 * Changelog of the wire format, newest first. A test compares a hash over all schemas with the newest entry: after
 * changing a schema add an entry, and increment `CLIENT_SCHEMA` (`api-base.ts`) if installed apps could no longer read
 * the answers.
 */
export const SCHEMA_HISTORY: readonly { hash: string; clientSchema: number; what: string }[] = [
  {
    hash: '26c530852311',
    clientSchema: 4,
    what: 'An experience’s fee may have a year of its own; apps that are installed pass over it.',
  },
  {
    hash: '88287ff41361',
    clientSchema: 4,
    what: 'Transport facts know winding and fast corridors, and places that a guide leads to; from now on apps pass over keys of theirs that they do not know. Older apps refuse the rows: 426 on these calls alone.',
  },
  {
    hash: 'bb34cfbd9a78',
    clientSchema: 3,
    what: 'Transport facts name the gulfs and ranges that no road crosses.',
  },
  {
    hash: '70b6eccb30bb',
    clientSchema: 3,
    what: 'Transport facts say on which land, if any, a person’s own place lies; large islands and distances to known places are no longer named.',
  },
  {
    hash: '1671459b5ae6',
    clientSchema: 3,
    what: 'Values to compare travel with the account; apps that are installed do not ask for them.',
  },
  {
    hash: 'b14220351676',
    clientSchema: 3,
    what: 'Experiences say where nobody may stay overnight.',
  },
  {
    hash: 'e37a4237f668',
    clientSchema: 3,
    what: 'The history of the server and its epoch: in the heads, in cursors and in conditions; what a document descends from that the server lost.',
  },
  {
    hash: 'ce6f98852dfb',
    clientSchema: 2,
    what: 'Log-in, sign-up and a forgotten password take a proof of work; a problem may hold a challenge and the id of a fault.',
  },
  {
    hash: 'b6c6bc1eae8a',
    clientSchema: 2,
    what: 'Facts of a country say what is known of its access without a network; apps that are installed pass over it.',
  },
  {
    hash: 'b559cdb130cd',
    clientSchema: 2,
    what: 'A mailed link confirms an address with the session or the password of its account.',
  },
  {
    hash: '8721adc46ea3',
    clientSchema: 2,
    what: 'A country may name several mains frequencies.',
  },
  {
    hash: '284a1d93b3fb',
    clientSchema: 2,
    what: 'A way by rental car may say what a litre of fuel is reckoned at.',
  },
  {
    hash: '9054ee6ff167',
    clientSchema: 2,
    what: 'A place that a person added may have an address.',
  },
  {
    hash: '7607413d4e7f',
    clientSchema: 2,
    what: 'A country to take along.',
  },
  {
    hash: '56a3ab6a6673',
    clientSchema: 2,
    what: 'An experience may name the months in which it is open.',
  },
  {
    hash: '2d62b7ab7314',
    clientSchema: 2,
    what: 'Countries and posts are filtered and sorted by the call too.',
  },
  {
    hash: 'd2b31ce7bfc0',
    clientSchema: 2,
    what: 'Accounts and what belongs to a person are a part of what is hashed; likes; heads of the person who is signed in; what others see of a tour has no notes.',
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
    what: 'The settings name the operator’s tag manager and image base; a search result may be something to do at a place.',
  },
  {
    hash: 'c1384cd369fc',
    clientSchema: 2,
    what: 'Countries and tours have a picture; pictures have a mean colour.',
  },
  {
    hash: 'b6d6570e0af3',
    clientSchema: 2,
    what: 'Activities, hours, address and website of experiences; posts, questions, pages and stories of tours; weather in words. A tour’s summary no longer holds its story.',
  },
  {
    hash: '487c10d08bc4',
    clientSchema: 1,
    what: 'The first calls: catalogue, sync, connections, search, generic.',
  },
];
