import type { Locale } from '../../../model/base/locale.ts';
import { bookingLead } from '../../../model/place/booking-lead.ts';
import { siteName } from '../../../model/place/site-name.ts';
import type { PlacePractical } from '../../../model/schemas/place-practical.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { aboutMoney, localMoney, number, shortDate } from '../page-format.ts';
import { link, section } from '../page-parts.ts';
import type { PageContext } from '../page-view.ts';

/** What a visit to a place needs, as in the app; undefined where nothing of it is known. */
export function placeVisit(practical: PlacePractical, locale: Locale): Html | undefined {
  const { last_entry, booking, permit, step_free, swimming, reception, hikes = [] } = practical;
  const label = (key: 'booking' | 'permit' | 'lastEntry' | 'swimming' | 'access' | 'reception' | 'hikes') =>
    translate(locale, `experience.visit.${key}`);
  const lines: [string, Html | string | undefined][] = [
    [translate(locale, 'experience.visit.fees'), feesOf(practical, locale)],
    [label('booking'), booking && [leadText(booking.lead_days, locale), booking[locale]].join('. ')],
    [label('permit'), permit?.[locale]],
    [
      label('lastEntry'),
      last_entry && translate(locale, 'experience.visit.lastEntryAt', { time: last_entry }),
    ],
    [
      label('swimming'),
      swimming && `${translate(locale, `experience.visit.water.${swimming.level}`)}. ${swimming[locale]}`,
    ],
    [label('access'), step_free && translate(locale, `experience.visit.stepFree.${step_free}`)],
    [label('reception'), reception && translate(locale, `experience.visit.signal.${reception}`)],
    [label('hikes'), hikes.length === 0 ? undefined : hikeList(hikes, locale)],
  ];
  const known = lines.filter(([, value]) => value !== undefined);
  if (known.length === 0) return undefined;
  return section(translate(locale, 'experience.section.visit'), [
    html`<dl>
      ${known.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`,
    sources(practical, locale),
  ]);
}

/** Areas to stay in, and what to eat. */
export function placeStay({ stay = [], eat }: PlacePractical, context: PageContext): Html | undefined {
  const { locale } = context;
  const areas = stay.map(({ from, ...texts }) => {
    const { area, text } = texts[locale];
    return html`<li>${area} (${aboutMoney(from, context)}): ${text}</li>`;
  });
  return section(translate(locale, 'experience.section.stay'), [
    ...(areas.length === 0
      ? []
      : [
          html`<ul>
            ${areas}
          </ul>`,
        ]),
    ...(eat === undefined ? [] : [html`<p>${translate(locale, 'experience.stay.eat')}: ${eat[locale]}</p>`]),
  ]);
}

function feesOf({ fees, as_of: year }: PlacePractical, locale: Locale): Html | undefined {
  if (fees === undefined) return undefined;
  return html`<ul>
    ${fees.map(({ who, amount, currency, as_of: ownYear = year, ...texts }) => {
      const price = localMoney(amount, currency, locale);
      const parts = [texts[locale], price, ownYear === year ? undefined : `(${ownYear})`];
      return html`<li>
        ${translate(locale, `experience.visit.who.${who}`)}: ${parts.filter(Boolean).join(' ')}
      </li>`;
    })}
  </ul>`;
}

function hikeList(hikes: NonNullable<PlacePractical['hikes']>, locale: Locale): Html {
  return html`<ul>
    ${hikes.map(({ km, ascent_m, hours, grade, ...texts }) => {
      const measures = [
        `${number(km, locale, 1)} km`,
        translate(locale, 'experience.visit.ascent', { height: `${number(ascent_m, locale)} m` }),
        translate(locale, 'experience.visit.walk', { time: `${number(hours, locale, 1)} h` }),
        translate(locale, `experience.visit.grade.${grade}`),
      ];
      return html`<li>${texts[locale]} (${measures.join(', ')})</li>`;
    })}
  </ul>`;
}

/** Year, source, and the pages where one books or applies. */
function sources({ as_of: year, source, checked, booking, permit }: PlacePractical, locale: Locale): Html {
  const parts: (Html | string)[] = [translate(locale, 'experience.visit.asOf', { year })];
  if (source !== undefined) parts.push(sourceOf(source, checked !== undefined, locale));
  if (checked !== undefined)
    parts.push(translate(locale, 'experience.visit.checked', { date: shortDate(checked, locale) }));
  const pages = new Set([booking?.url, permit?.url].filter((url) => url !== undefined));
  for (const url of pages) parts.push(link(url, url));
  return html`<p>${parts.map((part, index) => html`${index === 0 ? '' : ' · '}${part}`)}</p>`;
}

function sourceOf(source: string, isChecked: boolean, locale: Locale): Html | string {
  if (!source.startsWith('https://')) return translate(locale, 'experience.visit.source', { source });
  // A site that nobody opened is not a source: there readers find what holds now.
  return link(
    source,
    isChecked ? source : translate(locale, 'experience.visit.current', { source: siteName(source) }),
  );
}

function leadText(days: number, locale: Locale): string {
  const lead = bookingLead(days);
  if (lead === null) return translate(locale, 'experience.visit.spot');
  const form = `${lead.unit}.${lead.count === 1 ? 'one' : 'other'}` as const;
  return translate(locale, `experience.visit.lead.${form}`, { count: lead.count });
}
