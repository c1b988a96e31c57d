import { createRouter } from '../../../../worker/engine/transport/create-router.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { recommendedPlaces } from '../../../model/editors-rank.ts';
import { COST_KINDS, dayTotal } from '../../../model/place/day-costs.ts';
import { borderCrossings } from '../../../model/place/border-crossings.ts';
import { mainPlaces, placesOfConnections, type RegionPlaces } from '../../../model/place/main-places.ts';
import { nextHolidays } from '../../../model/place/next-holidays.ts';
import { embassiesLink } from '../../../model/provider-links.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { Practical } from '../../../model/schemas/practical.ts';
import { practicalFacts } from '../../content/practical-facts.ts';
import { textKeyOf, translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, longDate, months as namesOfMonths, number } from '../page-format.ts';
import { isShown } from '../page-items.ts';
import { commas, countryLinks, link, section } from '../page-parts.ts';
import type { PageContext } from '../page-view.ts';

interface Noted {
  title: string;
  en: string;
  de: string;
  source?: string | undefined;
}

const LEVELS = ['low', 'mid', 'high'] as const;

/** The modules of a country's page that come from its practical facts, as plain text and tables. */
export function countryGuide(country: CountrySummary, context: PageContext): Html[] {
  const practical = practicalFacts(country.key);
  if (practical === undefined) return [];
  const { locale, collections } = context;
  const here = collections.experiences.list.filter(
    (row) => row.country_key === country.key && isShown(row, locale),
  );
  const regions = mainPlaces(practical.regions, recommendedPlaces(here, collections.tours.list));
  const notes = (facts: readonly Noted[]) => notesOf(facts, practical, context);
  const checklist = practical.checklist.map((note) => ({
    ...note,
    title: translate(locale, `guide.check.${note.kind}`),
  }));
  const healthNotes = practical.health.map((note) => ({
    ...note,
    title: translate(locale, `guide.health.${note.kind}`),
  }));
  const money = practical.money.map((note) => ({
    ...note,
    title: translate(locale, `guide.money.${note.kind}`),
  }));
  const safety = practical.safety.map((note) => ({
    ...note,
    title: translate(locale, `guide.safety.${note.kind}`),
  }));
  const title = (
    key:
      | 'map'
      | 'holidays'
      | 'costs'
      | 'connections'
      | 'borders'
      | 'before'
      | 'health'
      | 'money'
      | 'scams'
      | 'safety',
  ) => translate(locale, `guide.${key}.title`);
  return [
    section(title('map'), regionList(regions, context)),
    section(translate(locale, 'guide.season.table'), seasons(practical, context)),
    section(translate(locale, 'guide.festivals.title'), festivals(practical, context)),
    section(title('holidays'), holidays(practical, context)),
    section(title('costs'), costs(practical, context)),
    section(title('connections'), connections(country, regions, context)),
    section(title('borders'), borders(country, context)),
    section(title('before'), notes(checklist)),
    section(title('health'), [health(practical, context), ...notes(healthNotes)]),
    section(title('money'), notes(money)),
    section(title('scams'), scams(practical, context)),
    section(title('safety'), notes(safety)),
    section(translate(locale, 'guide.everyday'), everyday(practical, context)),
    section(
      translate(locale, 'guide.phrases.title', { language: practical.phrases.language[locale] }),
      phrases(practical, context),
    ),
    section(translate(locale, 'guide.ask.title'), ask(practical, context)),
  ].filter((one) => one !== undefined);
}

function regionList(regions: readonly RegionPlaces[], { locale }: PageContext): Html[] {
  return regions.map(({ region, main }) => {
    const places = main.map(({ place }) =>
      link(sitePath('experiences-key', locale, { key: place.key }), place[locale].short_title),
    );
    const { name, note } = region[locale];
    return html`<h3>${name}</h3>
      ${note === undefined ? undefined : html`<p>${note}</p>`}
      <p>${commas(places)}</p>`;
  });
}

function seasons({ regions }: Practical, { locale }: PageContext): Html | undefined {
  if (regions.length === 0) return undefined;
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const heads = Array.from({ length: 12 }, (_, index) => name.format(new Date(Date.UTC(2027, index, 1))));
  return table(
    translate(locale, 'guide.season.caption'),
    [translate(locale, 'guide.season.region'), ...heads],
    regions.map(({ months, ...region }) => ({
      head: region[locale].name,
      cells: months.map((season) => translate(locale, `guide.season.${season}`)),
    })),
  );
}

function festivals(practical: Practical, { locale }: PageContext): Html[] {
  return practical.festivals.map(({ months, ...festival }) => {
    const { name, where, note } = festival[locale];
    const when = namesOfMonths(months, locale);
    return html`<h3>${name}</h3>
      <p>${where === undefined ? when : translate(locale, 'guide.festivals.when', { when, where })}</p>
      <p>${note}</p>`;
  });
}

function holidays(practical: Practical, { locale }: PageContext): Html[] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    html`<p>${translate(locale, 'guide.holidays.intro')}</p>`,
    html`<ul>
      ${nextHolidays(practical.holidays, today).map(({ holiday, date }) => {
        const day = longDate(date, locale);
        const when = holiday.moon === true ? translate(locale, 'guide.holidays.about', { date: day }) : day;
        return html`<li>${when}: ${holiday[locale]}</li>`;
      })}
    </ul>`,
  ];
}

function costs(practical: Practical, context: PageContext): Html[] {
  const { locale } = context;
  const { day_costs: days } = practical;
  return [
    html`<p>${translate(locale, 'guide.costs.intro', { year: practical.as_of })}</p>`,
    table(
      translate(locale, 'guide.costs.title'),
      ['', ...LEVELS.map((level) => translate(locale, `guide.level.${level}`))],
      [
        ...COST_KINDS.map((kind) => ({
          head: translate(locale, `guide.cost.${kind}`),
          cells: LEVELS.map(
            (level) => `${aboutMoney(days[level][kind], context)}: ${days[level][locale][kind]}`,
          ),
        })),
        {
          head: translate(locale, 'guide.costs.total'),
          cells: LEVELS.map((level) => aboutMoney(dayTotal(days[level]), context)),
        },
      ],
    ),
  ];
}

/** The usual way between the main places, as the app works it out on the device. */
function connections(
  country: CountrySummary,
  regions: readonly RegionPlaces[],
  { locale, collections }: PageContext,
): Html | undefined {
  const places = placesOfConnections(regions);
  const transport = collections.transport.rows.get(country.key);
  if (places.length < 2 || transport === undefined) return undefined;
  const network = collections.networks.rows.get(country.key);
  const router = createRouter({
    experiences: collections.experiences.list.filter(({ country_key: key }) => key === country.key),
    airports: collections.airports.list,
    transport: [transport],
    networks: network === undefined ? [] : [network],
  });
  const options = router.table(places.map(({ key }) => key));
  if (Object.values(options).every((list) => list.length === 0)) return undefined;
  return table(
    translate(locale, 'guide.connections.table'),
    [
      translate(locale, 'guide.connections.from'),
      ...places.slice(1).map((place) => place[locale].short_title),
    ],
    places.slice(0, -1).map((from, row) => ({
      head: from[locale].short_title,
      cells: places.slice(1).map((to, column) => {
        if (column < row) return '';
        const [usual] = options[`${from.key}_${to.key}`] ?? [];
        if (usual === undefined) return '·';
        const mode = translate(locale, textKeyOf('mode', usual.type));
        return `${mode}, ${translate(locale, 'guide.connections.hours', { hours: number(usual.duration / 3600, locale, 1) })}`;
      }),
    })),
  );
}

function borders({ key }: CountrySummary, context: PageContext): Html[] {
  const { locale, collections } = context;
  const byNeighbor = [...borderCrossings(key, collections.transport.list)].map(
    ([neighbor, crossings]) =>
      html`<h3>${countryLinks([neighbor], context)}</h3>
        <ul>
          ${crossings.map(({ name, de, open, months, year }) => {
            const state =
              open && months !== undefined
                ? translate(locale, 'guide.borders.months', { months: namesOfMonths(months, locale), year })
                : translate(locale, open ? 'guide.borders.open' : 'guide.borders.closed', { year });
            return html`<li>${locale === 'de' ? (de ?? name) : name}: ${state}</li>`;
          })}
        </ul>`,
  );
  if (byNeighbor.length === 0) return [];
  return [html`<p>${translate(locale, 'guide.borders.intro')}</p>`, ...byNeighbor];
}

function health(practical: Practical, { locale }: PageContext): Html {
  const lines = [
    ['malaria', translate(locale, `guide.malaria.${practical.malaria}`)],
    ['water', translate(locale, `guide.water.${practical.tap_water}`)],
    ['yellow', translate(locale, `guide.yellow.${practical.yellow_fever}`)],
  ] as const;
  return html`<dl>
    ${lines.map(
      ([name, value]) =>
        html`<div>
          <dt>${translate(locale, `guide.${name}.label`)}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function notesOf(facts: readonly Noted[], practical: Practical, { locale }: PageContext): Html[] {
  const sources = practical.sources.filter(({ key }) => facts.some(({ source }) => source === key));
  const cited = sources.map(({ name, year }) => translate(locale, 'guide.cited', { source: name, year }));
  return [
    ...facts.map(
      (fact) =>
        html`<h3>${fact.title}</h3>
          <p>${fact[locale]}</p>`,
    ),
    html`<p>${[translate(locale, 'guide.asOf', { year: practical.as_of }), ...cited].join(' · ')}</p>`,
  ];
}

function scams(practical: Practical, { locale }: PageContext): Html[] {
  return practical.scams.map((scam) => {
    const { where, title, text } = scam[locale];
    return html`<h3>${title} (${where})</h3>
      <p>${text}</p>`;
  });
}

function everyday({ phone, power_cuts, electricity, driving }: Practical, { locale }: PageContext): Html[] {
  const parts = [
    [translate(locale, 'guide.phone.title'), phone[locale]],
    [
      translate(locale, 'guide.power.title'),
      `${translate(locale, `guide.power.${power_cuts}`)}. ${electricity?.[locale] ?? ''}`,
    ],
    [
      translate(locale, 'guide.licence.title'),
      `${translate(locale, `guide.licence.${driving.licence}`)}. ${driving[locale]}`,
    ],
  ] as const;
  return parts.map(
    ([title, text]) =>
      html`<h3>${title}</h3>
        <p>${text}</p>`,
  );
}

function phrases({ phrases: { list } }: Practical, { locale }: PageContext): Html {
  return table(
    translate(locale, 'guide.phrases.caption'),
    (['meaning', 'local', 'say'] as const).map((key) => translate(locale, `guide.phrases.${key}`)),
    list.map(({ key, local, latin, ...spoken }) => ({
      head: translate(locale, `guide.phrase.${key}`),
      cells: [latin === undefined ? local : `${local} (${latin})`, spoken[locale]],
    })),
  );
}

function ask(practical: Practical, { locale }: PageContext): Html {
  return html`<ul>
    ${practical.ask.map(({ kind, url, ...office }) =>
      officeLine(translate(locale, `guide.ask.${kind}`), url, office[locale]),
    )}
    ${officeLine(
      translate(locale, 'guide.ask.embassies'),
      embassiesLink(locale),
      translate(locale, 'guide.ask.embassiesLink'),
    )}
  </ul>`;
}

function officeLine(kind: string, url: string, words: string): Html {
  return html`<li>${kind}: ${link(url, words)}</li>`;
}

interface Row {
  head: string;
  cells: readonly string[];
}

function table(caption: string, heads: readonly string[], rows: readonly Row[]): Html {
  return html`<div class="scrolled" tabindex="0" role="group" aria-label="${caption}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => (head === '' ? html`<td></td>` : html`<th scope="col">${head}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ head, cells }) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
