import { Link, Redirect } from 'wouter';
import { allRoundups, roundupBySlug } from '../../../data/catalogue/roundup-queries.ts';
import type { Roundup, RoundupDetails } from '../../../model/schemas/roundup.ts';
import { RoundupCard } from '../../features/cards/roundup-card.tsx';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { Section } from '../../layout/parts/section.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useLive } from '../../shell/state/use-live.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import styles from './collections-page.module.css';
import { RoundupItems } from './roundup-items.tsx';

const MORE = 3;

/** A roundup by its slug; a slug of the other language redirects to this language's. */
export default function CollectionPage() {
  const slug = usePart('slug') ?? '';
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const found = useLive(() => roundupBySlug(slug), [slug]);
  const roundup = found?.roundup;
  useTitle(roundup?.[locale].title ?? t('roundup.one'));

  const missing = found !== undefined && roundup === undefined && found.complete;
  if (missing || (roundup?.of === 'tours' && flags.loaded && !flags.tours)) return <NotFoundPage />;
  if (roundup !== undefined && roundup[locale].slug !== slug)
    return <Redirect to={pathOf('collections-slug', locale, {}, { slug: roundup[locale].slug })} replace />;
  return (
    <SiteLayout>
      <article className={styles.page}>
        <p className={styles.crumbs}>
          <Link href={pathOf('collections', locale)}>{t('roundup.all')}</Link>
        </p>
        {roundup === undefined ? (
          <>
            <h1>{t('roundup.one')}</h1>
            <NotCachedYet lines={10} />
          </>
        ) : (
          <Content roundup={roundup} details={found?.details} />
        )}
      </article>
      {roundup !== undefined && <More besides={roundup} />}
    </SiteLayout>
  );
}

function Content({ roundup, details }: { roundup: Roundup; details: RoundupDetails | undefined }) {
  const { t, locale } = useTranslation();
  return (
    <>
      <h1>{roundup[locale].title}</h1>
      <p className={styles.teaser}>{roundup[locale].teaser}</p>
      {details === undefined ? (
        <div className={styles.text}>
          <NotCachedYet lines={10} />
        </div>
      ) : (
        <>
          <p className={styles.text}>{details[locale].intro}</p>
          <VisuallyHidden>
            <h2>{t('roundup.items')}</h2>
          </VisuallyHidden>
          <RoundupItems of={roundup.of} items={details.items} />
        </>
      )}
    </>
  );
}

/** The roundups that follow it in the list. */
function More({ besides: { key } }: { besides: Roundup }) {
  const { t } = useTranslation();
  const { tours } = useFlags();
  const all = useLive(() => allRoundups(tours), [tours])?.roundups ?? [];
  const at = all.findIndex((other) => other.key === key);
  const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, MORE);
  if (next.length === 0) return null;
  return (
    <Section title={t('roundup.more')}>
      <CardRail limit="experiences">
        {next.map((roundup) => (
          <li key={roundup.key}>
            <RoundupCard roundup={roundup} />
          </li>
        ))}
      </CardRail>
    </Section>
  );
}
