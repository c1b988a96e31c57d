import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { CardRail } from './card-rail.tsx';
import { ExperienceCard } from './experience-card.tsx';

/** Experiences, each with a link to its page; those of unknown countries are left out. */
export function ExperienceRail(props: {
  experiences: readonly ExperienceSummary[];
  countries: readonly CountrySummary[];
}) {
  const { experiences, countries } = props;
  const locale = useLocale();
  return (
    <CardRail limit="experiences">
      {experiences.map((experience) => {
        const country = countries.find(({ key }) => key === experience.country_key);
        return (
          country !== undefined && (
            <li key={experience.key}>
              <ExperienceCard
                experience={experience}
                country={country}
                href={pathOf('experiences-key', locale, {}, { key: experience.key })}
              />
            </li>
          )
        );
      })}
    </CardRail>
  );
}
