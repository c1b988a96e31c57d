import { useLive, useShared } from '../../shell/state/use-live.ts';
import { Link } from 'wouter';
import { blogpostWithDetails, experiencesByKeys, latestPosts } from '../../../data/catalogue/live-queries.ts';
import type { BlogpostDetails } from '../../../model/schemas/story.ts';
import { HtmlText } from '../../components/html-text.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { Section } from '../../layout/parts/section.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import styles from './post-page.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { CorrectButton } from '../../features/corrections/correct-button.tsx';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';

const MORE_POSTS = 3;
const MORE_PLACES = 6;
/** Default palette: a post may have no country. */
const DEFAULT_PALETTE = ['#cfe3e6', '#9dbcb6', '#5f8f86', '#e0b56c'] as const;

/** Blog post: header picture, text, related experiences and posts; available only while the blog is switched on. */
export default function PostPage() {
  const key = usePart('key') ?? '';
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const flags = useFlags();
  const operator = useShared(sharedQueries.settings)?.operator ?? null;
  const found = useLive(() => blogpostWithDetails(key), [key]);
  const countries = useShared(sharedQueries.countries) ?? [];
  const others = useLive(() => latestPosts(MORE_POSTS + 1), []) ?? [];
  const placeKeys = found?.details?.experiences.slice(0, MORE_PLACES) ?? [];
  const places = useLive(() => experiencesByKeys(placeKeys), [placeKeys.join()]) ?? [];
  const texts = found?.post?.[locale];
  useTitle(texts?.title ?? t('post.title'));

  if (flags.loaded && !flags.blog) return <NotFoundPage />;
  if (found !== undefined && found.post === undefined && found.complete) return <NotFoundPage />;
  const post = found?.post;
  const next = others.filter((other) => other.key !== key).slice(0, MORE_POSTS);
  return (
    <SiteLayout>
      <article className={styles.post}>
        <header className={styles.head}>
          <p className={styles.crumbs}>
            <Link href={pathOf('blog', locale)}>{t('post.blog')}</Link>
          </p>
          <h1>{texts?.title ?? t('post.title')}</h1>
          {post !== undefined && (
            <>
              <p className={styles.teaser}>{post[locale].teaser}</p>
              <p className={styles.facts}>
                <time dateTime={post.release_date}>{format.date(post.release_date, 'short-year')}</time>
                <span>{tn('post.minutes', post[locale].read_time)}</span>
                <span>{operator === null ? t('post.by') : t('post.byOperator', { name: operator })}</span>
              </p>
              <ul className={styles.tags} aria-label={t('post.tags')}>
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <Link href={pathOf('blog', locale, { tags: tag })}>
                      <Tag tone="tint">{t(`post.tag.${tag}`)}</Tag>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </header>
        {post !== undefined && (
          <div className={styles.picture}>
            <CardPicture
              pictures={post.image_uris}
              countries={post.countries}
              palette={
                countries.find(({ key: one }) => one === post.countries[0])?.palette ?? DEFAULT_PALETTE
              }
              preset="wide"
              sizes="(min-width: 1000px) 960px, 100vw"
              alt={t('post.illustration', { title: post[locale].title })}
              eager
            />
          </div>
        )}
        <div className={styles.body}>
          {found?.details === undefined ? (
            <NotCachedYet lines={14} />
          ) : (
            <>
              <HtmlText html={found.details[locale].body} />
              <Sources details={found.details} />
              <p className={styles.method}>
                {t('post.method')}{' '}
                <Link href={pathOf('about-the-catalogue', locale)}>{t('post.methodLink')}</Link>
              </p>
              <CorrectButton kind="blogpost" about={key} label={t('post.wrong')} />
            </>
          )}
        </div>
      </article>
      {places.length > 0 && (
        <Section title={t('post.places')}>
          <ExperienceRail experiences={places} countries={countries} />
        </Section>
      )}
      {next.length > 0 && (
        <Section title={t('post.next')}>
          <ul className={styles.next}>
            {next.map((other) => (
              <li key={other.key}>
                <Link href={pathOf('blog-key', locale, {}, { key: other.key })}>{other[locale].title}</Link>
                <span>{tn('post.minutes', other[locale].read_time)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </SiteLayout>
  );
}

/** Official pages that the text relies on. */
function Sources({ details: { sources, as_of: year } }: { details: BlogpostDetails }) {
  const { t } = useTranslation();
  if (sources === undefined) return null;
  return (
    <section className={styles.sources}>
      <h2>{year === undefined ? t('post.sources') : t('post.sourcesOf', { year })}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
