/** In English and German. */
const DAYS: ReadonlyMap<string, string> = new Map(
  'm Mo,tu Tu,w We,th Th,f Fr,sa Sa,su Su,mo Mo,di Tu,mi We,do Th,fr Fr,so Su'.split(',').map((pair) => {
    const [name = '', day = ''] = pair.split(' ');
    return [name, day];
  }),
);
/** Longer ones are sentences. */
const MAX_LENGTH = 150;
const EVERY_DAY = /^(daily|every day|täglich|tgl\.?)$/;
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?`;
const RULE = new RegExp(
  String.raw`^([a-zäöü.,\s–-]*?)\s*:?\s*${TIME}\s*(?:-|–|to|bis)\s*${TIME}\s*(?:uhr)?$`,
);

/**
 * Hours as Wikivoyage’s editors are asked to write them (`M-F 9AM-5PM`, `Mo–Fr 9:00–17:00 Uhr`) in OpenStreetMap’s
 * syntax; undefined for any other text.
 */
export function listingHours(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = text
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
    .toLowerCase();
  if (/^(24\/7|24 hours( daily)?|daily 24 hours|(täglich )?24 stunden|rund um die uhr)$/.test(plain))
    return '24/7';
  const rules = plain.split(/\s*[;\n]\s*|,\s+(?=[a-zäöü])/).map(ruleOf);
  return rules.length > 0 && rules.every((rule) => rule !== undefined) ? rules.join('; ') : undefined;
}

function ruleOf(text: string): string | undefined {
  const match = RULE.exec(text);
  if (!match) return undefined;
  const [, days = '', hour = '', minute, half, toHour = '', toMinute, toHalf] = match;
  const named = daysOf(days.trim());
  // "9-5PM" may begin in the morning or not.
  if (named === undefined || (half === undefined) !== (toHalf === undefined)) return undefined;
  const [from, to] = [timeOf(hour, minute, half), timeOf(toHour, toMinute, toHalf)];
  return from === undefined || to === undefined ? undefined : `${named} ${from}-${to}`.trim();
}

function daysOf(text: string): string | undefined {
  if (EVERY_DAY.test(text)) return 'Mo-Su';
  const parts = text.split(/[,\s]+/).map((part) => {
    const ends = part.split(/[-–]/).map((day) => DAYS.get(day.replace(/\.$/, '')));
    return ends.length <= 2 && ends.every((end) => end !== undefined) ? ends.join('-') : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.join(',') : undefined;
}

function timeOf(hour: string, minute = '00', half?: string): string | undefined {
  const [hours, isAfternoon] = [Number(hour), half?.startsWith('p')];
  if (Number(minute) > 59 || hours > 24 || (half !== undefined && (hours < 1 || hours > 12)))
    return undefined;
  const ofDay = half === undefined ? hours : (hours % 12) + (isAfternoon ? 12 : 0);
  return ofDay === 24 && minute !== '00' ? undefined : `${String(ofDay).padStart(2, '0')}:${minute}`;
}
