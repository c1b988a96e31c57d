import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../src/tools/build/web-manifest.mjs';

/** An unidiomatic English phrase, what to write instead, and an example text. The list grows. */
type Calque = [phrase: RegExp, instead: string, example: string];

const CALQUES: Calque[] = [
  // Places and storage
  [
    /\blies (with|on|here|alone)\b|\bwhere (it|they) lies?\b/i,
    'is in, is stored',
    'The file lies with your downloads',
  ],
  [/\bstands? (under|below|here|beside|on your)\b/i, 'is, appears', 'It stands on your profile'],
  [/\bis (now )?among (your|it)\b/i, 'added to your …, includes', '“Namibia” is now among your tours'],
  [/\bkept (on|here|at|for you|until)\b|\b(is|are) kept\b(?! for)/i, 'saved', 'It is kept on this device'],
  [/\btours are kept\b|\bplan is kept\b/i, 'saved, safe, hasn’t changed', 'Your plan is kept as it was'],
  [/\btak(e|es|en|ing) .{0,30}\balong\b|\btook along\b/i, 'download', 'Countries taken along'],
  [/\btak(e|es|en|ing) out\b(?! (cover|\d))/i, 'remove, export', 'Take out of the tour'],
  [/\btak(e|es|en) .{0,20}\b(off this device|away from)\b|\bpicture away\b/i, 'remove', 'Take picture away'],
  [
    /\btake it back\b|\btaken (over|like this|as it is)\b/i,
    'unpublish, import, accept',
    'Nothing was taken over',
  ],
  [/\bput(s)? (it )?back\b/i, 'cancel, restore', 'Escape puts it back'],
  [/\b(is|are|being) put together\b/i, 'Preparing …', 'The tour is being put together'],
  [/\b(make|no|free|much|short of|take) (all the )?room\b|\broom (left|taken|used)\b/i, 'space', 'Make room'],
  [/\bdevice (still )?holds\b|\bfile holds\b/i, 'has, contains', 'This device holds no places'],
  [/\b(password|terms of use) holds?\b|\bnumbers still hold\b/i, 'is set, applies', 'The new password holds'],
  [/\bstays? saved\b/i, 'is still saved', 'Your nights stay saved in the tour'],
  [/\bnothing of (yours|mine|ours)\b/i, 'you won’t lose anything', 'Nothing of yours is lost'],
  [/\bread completely\b/i, 'in full', 'The entry couldn’t be read completely'],
  [/\bwith all (its|their) texts\b/i, 'with full descriptions', 'Four places with all their texts'],
  [
    /\bas (many|much) [^.]*\bas fits?\b/i,
    'You can’t save any more …',
    'You’ve saved as many lists and searches as fit',
  ],
  [
    /\bhas to be in your account\b|\bwas never in\b/i,
    'sync to, save to',
    'It has to be in your account first',
  ],
  [/\btoo (big|large) for an? (account|list)\b/i, 'too big to save to', 'This is too big for an account'],

  // Network and loading
  [/\b(a|no) network\b/i, 'offline, online', 'Opens without a network'],
  [/\bgo(es)? out (when|later|as soon|by)\b/i, 'will be sent', 'It goes out when there is one'],
  [/\bby (itself|themselves|ourselves)\b/i, 'automatically', 'It is sent by itself'],
  [/\bfills itself\b/i, 'loads', 'The page fills itself'],
  [/\bdoes not answer\b/i, 'isn’t responding', 'The server does not answer'],
  [/\bis tried (again|anew)\b/i, 'we’ll try again', 'It is tried again'],
  [/\b(is|are) loading$|\bis being (read|worked out)$/i, 'Loading …, Opening …', 'Experiences are loading'],
  [/\bwaits? to be\b/i, 'not sent yet, waiting to be', 'Waits to be sent'],
  [/\bcannot be drawn\b/i, 'can’t be shown', 'The map cannot be drawn'],
  [/^Go on$|\bto go on\b|\bgo(es)? on trying\b/i, 'Resume, continue', 'Close it to go on here'],
  [/\bwithout a connection we\b/i, 'while you’re offline', 'Without a connection we know only some'],
  [/\bright at your (tour|plan)\b/i, 'straight to your', 'It opens offline, right at your tour'],
  [/\bthe menu of (Firefox|Safari|Chrome|Edge)\b/, 'the … menu', 'Open the menu of Firefox'],
  [/\bcounts as on\b/i, 'we assume', 'A computer counts as on Wi-Fi'],
  [
    /\b(?!\w*thing\b)\w+ing( in| out)?( with [^.]{1,20})? didn’t work\b/i,
    'We couldn’t …',
    'Logging in with the provider didn’t work',
  ],
  [
    /\b(could|can|will|would)(n’t| not)? be accepted\b/i,
    'We couldn’t accept …',
    'Your message couldn’t be accepted as it is',
  ],
  [/\bon our side\b/i, 'at our end', 'Something went wrong on our side'],
  [/\bcompar(es?|ing) its data first\b/i, 'is checking … against', 'Your device is comparing its data first'],

  // Travel
  [
    /\b(own|no|more|other|chosen) ways?\b(?! (to|round)\b)|\bways? of (your|my|one’s) own\b/i,
    'connection, option',
    'Your own way is added',
  ],
  [/\bways (and|between|with|to book)\b|\bway (is )?known\b/i, 'connections', 'The ways between the stops'],
  [/\bnights? on the way\b/i, 'en route', 'Two nights on the way'],
  [/\b(without (a )?|no |the )bed\b/i, 'hotel, overnight stay', 'No bed is needed'],
  [/\ba day and person\b/i, 'per person per day', '$20 a day and person'],
  [/\blevel (of )?(\{\{year\}\}|20\d\d)/i, '… prices', 'estimate, level {{year}}'],
  [/\bdear\b(?! (\{\{|[A-Z]))/, 'expensive', 'dear, even when you save'],
  [
    /\bpurse\b|(?<!\bcar )\bhire\b(?! (car|compan|one\b|a guide))|\bdiary\b/i,
    'budget, rental, itinerary',
    'a small purse goes far',
  ],
  [
    /(?<!German |British )\bforeign office\b/i,
    'government’s travel advice',
    'Your foreign office knows what is new',
  ],
  [/\breckon/i, 'work out', 'reckoned from the straight line'],
  [/, estimate$|, estimate (\{\{|\d)/i, 'Estimated …, {{year}} estimate', 'Cost, estimate'],
  [/\bstays as usual\b/i, 'usual room prices', 'stays as usual'],
  [/\b(typical|usual) values over many years\b/i, 'long-term averages', 'Typical values over many years'],
  [/\bwithout (the flight|travel) there\b/i, 'excluding', 'Per person, without travel there'],
  [/\bother (dates|days|prices|times) than\b/i, 'doesn’t match', 'The booking has other dates than the plan'],
  [/\bruns or is open\b/i, 'available', 'Only runs or is open in May'],
  [/\bstops are put in\b/i, 'we put the stops in', 'The stops are put in the shortest order'],
  [/\b(two|both) ends of the (connection|leg)\b/i, 'start and end', 'the two ends of the connection'],
  [/\bnot on a day yet\b/i, 'no day yet', 'Not on a day yet'],
  [/\bin all about\b/i, 'about … in total', 'In all about 5 of 8 hours'],
  [/\bsun from \S+ to\b/i, 'Sunrise …, sunset …', 'Sun from 06:00 to 18:00'],
  [/\bnon-stop one\b/i, 'direct flight', 'We don’t know of a non-stop one'],
  [/\bshort(er|est) order\b/i, 'shortest route', 'Already in the shortest order'],
  [
    /: you get to\b/i,
    'because, as',
    'There’s no flight in your plan: you get to your first stop another way',
  ],
  [/\b(ahead of|behind|time as) this device\b/i, 'your local time', 'currently 2 h behind this device'],
  [/\busual stays\b/i, 'usual room prices', 'With usual stays'],
  [/\bplace to stay$/i, 'accommodation', 'Name of the place to stay'],
  [
    /\b(events?|places?|entry|entries|add) without a (place|day|name)\b/i,
    'with no location, unnamed',
    'Add without a day',
  ],
  [/\bchange (places|into a)\b/i, 'move on, switch to', 'on days when you change places'],
  [/\bbelong together\b/i, 'go together', 'Places and tours that belong together'],
  [/\binternational permits?\b/i, 'international driving permit', 'You need an international permit'],
  [/\bhalf an? ([\w-]+ )*(room|double|villa)\b/i, 'Share of a …', 'Half a hotel room with a pool'],
  [/\bone entry (a|every)\b/i, 'one paid sight', 'One entry every other day'],
  [/\bneeds? \w+ months(’| of) validity\b/i, 'must be valid for', 'It needs six months of validity'],
  [
    /\bper (day|person) and (vehicle|car|drive|person|day|night)\b/i,
    'per vehicle per day',
    '20 USD per day and vehicle',
  ],
  [/\bturn of \w+ (to|and)\b/i, 'in late … and early …', 'at the turn of March to April'],
  [/\bmay not be taken\b/i, 'aren’t allowed', 'Bottles may not be taken into parks'],
  [/\bguest houses?\b/i, 'guesthouse', 'A room in a guest house'],
  [/\badaptors?\b|\bhead ?lamps?\b|\bheadtorch/i, 'adapter, head torch', 'Bring an adaptor and a headlamp'],
  [/\bfuel stations?\b/i, 'petrol station', 'Fuel stations take cards'],

  // Accounts and messages
  [/\bmakes? (an|your) account\b/i, 'Sign up', 'Make an account'],
  [/\b(a|the|our|that) mails?\b/i, 'email', 'A mail is on its way'],
  [/\be-mails?\b/i, 'email', 'an e-mail address'],
  [/\bpress “|\bone press\b/i, 'tap', 'One press, and it is yours'],
  [/\bhave (it|yourself|a new \w+) (sent|picked)\b/i, 'get, reset, arrange', 'have a new password sent'],
  [/\bbelongs? to an account:/i, 'You need an account to …', 'Own places belong to an account: log in'],
  [/\bfields with \*/i, 'Fields marked * are required', 'Fields with * are needed'],
  [/\b(is|are) told\b/i, 'is informed', 'The user is told'],
  [/\b(is|are) asked not to\b/i, 'we ask … not to', 'Search engines are asked not to list it'],
  [/\bworks once, within\b/i, 'works once and expires after', 'Each link works once, within 60 minutes'],
  [/\bshow(n)? (it |them |this )?to others\b/i, 'publish, share with', 'Show to others'],
  [/\bneeds? you$/i, 'to review', 'One change needs you'],
  [/\bchanged very often\b/i, 'a lot of changes', 'Your account has changed very often'],
  [/\bnew ones will be\b/i, 'try again later', 'New ones will be accepted a little later'],
  [/\bchoose it here\b/i, 'choose a new one', 'Choose it here:'],
  [/\bother devices are logged out\.$/i, 'you’ve been logged out', 'Other devices are logged out.'],
  [/\bneeds a change\b/i, 'needs editing', 'Needs a change before it can be sent'],
  [/\bunderstood as\b/i, 'Searching for', 'Understood as'],

  // Words and grammar
  [/\banew\b/i, 'again', 'planned anew'],
  [/\bfarther\b/i, 'Zoom out', 'Farther'],
  [/\b(some|every|any)body\b/i, 'someone, everyone, anyone', 'Somebody shared this'],
  [/\bwhom\b/i, 'who', 'whom to call'],
  [/\bshall\b/i, 'should', 'What shall it change?'],
  [/\bone’s own\b|\bwhat one does\b/i, 'your own, what to do', 'What one does there'],
  [/\bnot\b[^.]*\bany more\b/i, 'no longer', 'It is not here any more'],
  [/\bknows? no\b|\bwe know of no\b/i, 'don’t know of', 'We know no flight'],
  [/\b(this|it|they|file) (is|are) no (?!longer\b|more\b|one\b)/i, 'isn’t a', 'This is no address'],
  [/\bcan have [\d,]+ characters\b/i, 'Use up to … characters', 'It can have 30 characters at most'],
  [/, as in a\b/i, 'for example in', 'nothing, as in a private window'],
  [/\bno (column|field|place|kind) we know\b/i, 'no … we recognise', 'This table has no column we know'],
  [/\bpage of (questions|answers)\b/i, 'questions and answers', 'Answer on the page of questions'],
  [/\b(is|are) in My tours now\b/, 'is now in My tours', 'One tour is in My tours now'],
  [/\bmade of places\b/i, 'made up of', 'A tour is made of places'],
  [/\bchanged last\b|\blately looked\b/i, 'last changed, recent', 'Changed last'],
  [/\bwhat (waits|lacks|it lacks)\b|\bwhat takes\b/i, 'what’s missing, unsent', 'The list of what waits'],
  [/^To (the|my|your) (?!start|end)/, 'Go to …', 'To the home page'],
  [/^(Name|Order|Days|Length) of (the |\{\{)/, 'Tour name, order of stops', 'Name of the tour'],
  [/: more$/, 'More options for …', '{{place}}: more'],
  [
    /\b(needs?|requires?|sells?|joins?|makes?|attempts?|arranges?) no (?!longer\b|more\b|other\b|signal\b|exceptions?\b)/i,
    'doesn’t, don’t need a …',
    'Planning needs no account',
  ],
  [/(^|\. )Should (an?|any|one|the|you)\b/, 'If …', 'Should a clause be invalid'],
  [/\bis to (follow|come)\b/i, 'will follow', 'ETIAS is to follow'],

  // Signs
  [/\s…/, 'no space before an ellipsis', 'Saving …'],
  [/\s%/, 'no space before a percent sign', '{{percent}} % loaded'],
];

const ROOT = path.resolve(import.meta.dirname, '../..');

function read(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

/** The texts of a JSON value, each with its path. */
function textsIn(node: unknown, where: string): [where: string, text: string][] {
  if (typeof node === 'string') return [[where, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${where}.${key}`));
}

function textsOf(folder: string, locale: 'en' | 'de' = 'en'): [where: string, text: string][] {
  return fs.readdirSync(path.join(ROOT, folder)).flatMap((name) => {
    const texts = JSON.parse(read(`${folder}/${name}`)) as Record<'en' | 'de', unknown>;
    return textsIn(texts[locale], `${folder}/${name}`);
  });
}

/** The texts under `en` at any depth of a folder’s files. */
function nestedTextsOf(folder: string): [where: string, text: string][] {
  const englishIn = (node: unknown, where: string): [where: string, text: string][] => {
    if (typeof node !== 'object' || node === null) return [];
    // Phrases say how to pronounce another language
    const entries = Object.entries(node).filter(([key]) => key !== 'phrases');
    return entries.flatMap(([key, value]) =>
      key === 'en' ? textsIn(value, `${where}.en`) : englishIn(value, `${where}.${key}`),
    );
  };
  return fs
    .readdirSync(path.join(ROOT, folder))
    .flatMap((name) => englishIn(JSON.parse(read(`${folder}/${name}`)), `${folder}/${name}`));
}

function quotedIn(file: string, pattern: RegExp): [where: string, text: string][] {
  return [...read(file).matchAll(pattern)].map((match) => [file, match[1] ?? '']);
}

describe('English texts', () => {
  const texts = [
    ...textsIn(JSON.parse(read('locales/en.json')), 'locales/en'),
    ...textsOf('src/server/catalogue/faqs'),
    ...textsOf('src/server/catalogue/pages'),
    ...['collections', 'networks', 'practical'].flatMap((folder) =>
      nestedTextsOf(`src/server/catalogue/${folder}`),
    ),
    // The web app manifest
    ...Object.values(webManifest('en'))
      .filter((text) => typeof text === 'string')
      .map((text): [string, string] => ['manifest', text]),
    ...quotedIn('index.html', /(?:content="|<title>)([A-Z][^"<]+)/g),
    ...quotedIn('src/ui/shell/layout/error-page.tsx', /^ {2}'[\w.]+': '([^']+)'/gm),
  ];

  it('are all collected', () => {
    for (const file of ['manifest', 'index.html', 'src/ui/shell/layout/error-page.tsx']) {
      expect(texts.filter(([where]) => where === file).length).toBeGreaterThan(1);
    }
    expect(texts.filter(([where]) => where.includes('/practical/')).length).toBeGreaterThan(2_000);
    expect(texts.length).toBeGreaterThan(5_000);
  });

  it.each(CALQUES)('%s matches its example', (phrase, _instead, example) => {
    expect(example).toMatch(phrase);
  });

  it('contain no calque', () => {
    const found = CALQUES.flatMap(([phrase, instead]) =>
      texts
        .filter(([, text]) => phrase.test(text))
        .map(([where, text]) => `${where}: “${phrase.exec(text)?.[0]}”, rather: ${instead}`),
    );
    expect(found).toEqual([]);
  });
});

describe('email', () => {
  it.each(['src/server/settings.ts', 'README.md'])('is spelled as in the interface in %s', (file) => {
    expect(read(file).match(/\be-mails?\b|\bmails\b/gi)).toBeNull();
  });

  it('is “E-Mail” in every German text', () => {
    const texts = [
      ...textsIn(JSON.parse(read('locales/de.json')), 'locales/de'),
      ...textsOf('src/server/catalogue/faqs', 'de'),
      ...textsOf('src/server/catalogue/pages', 'de'),
    ];
    expect(texts.length).toBeGreaterThan(2_000);
    const found = texts.filter(([, text]) => /(^|[^-\w{])e?mails?\b/i.test(text));
    expect(found).toEqual([]);
  });
});
