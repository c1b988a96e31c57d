import { CardRail } from '../../features/cards/card-rail.tsx';
import { CardSkeleton } from '../../features/cards/card-skeleton.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Section } from '../../layout/section.tsx';

/** The lists' places before they are loaded: headings, and blocks of the cards' exact size. */
export function ListsSkeleton() {
  const { t } = useWords();
  return (
    <>
      <Section title={t('home.tours.title')} intro={t('home.tours.intro')}>
        <Skeletons most="tours" />
      </Section>
      <Section title={t('home.experiences.title')} intro={t('home.experiences.intro')}>
        <Skeletons most="experiences" />
      </Section>
    </>
  );
}

export function Skeletons({ most }: { most: 'tours' | 'experiences' }) {
  return (
    <CardRail most={most}>
      {Array.from({ length: 6 }, (_, index) => (
        // Blocks without content have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <CardSkeleton ribbon={most === 'tours'} />
        </li>
      ))}
    </CardRail>
  );
}
