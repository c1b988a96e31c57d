import { isFromGazetteer } from '../../../../model/own-summary.ts';
import { isOwnKey } from '../../../../model/own-key.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { formatMonths } from '../../../format/format-months.ts';
import { formatHalves, stayDays } from '../../../format/stay-days.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';

/** Texts on experience cards. */
export function useExperienceTranslations() {
  const { t, locale } = useTranslation();
  const format = useFormat();

  return {
    /** "½ day", "2 days" */
    stay: (hours: number) => {
      const days = stayDays(hours);
      return t(days > 1 ? 'planner.add.days.other' : 'planner.add.days.one', { days: formatHalves(days) });
    },
    /** "Uva Province, best Jan–Aug" */
    where: (place: ExperienceSummary) => {
      // Of a town no months are known.
      if (isFromGazetteer(place)) return place[locale].region;
      const months = formatMonths(place.months, locale, 'short');
      const when = months === '' ? t('kit.allYear') : t('kit.bestMonths', { months });
      return `${place[locale].region}, ${when}`;
    },
    /** "free", "about $35" with the year of the estimate. */
    entry: (place: ExperienceSummary) =>
      place.price === 0
        ? t('planner.free')
        : t('planner.add.estimateOf', {
            price: format.money(place.price),
            year: String(place.fee_year ?? place.price_year),
          }),
    night: (place: ExperienceSummary) =>
      place.price_per_night === 0
        ? t(isOwnKey(place.key) ? 'planner.add.usualNight' : 'planner.free')
        : t('planner.add.estimateOf', {
            price: format.money(place.price_per_night),
            year: String(place.price_year),
          }),
  };
}
