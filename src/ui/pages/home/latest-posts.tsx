import { useLive } from '../../shell/state/use-live.ts';
import { PostCard } from '../../features/cards/post-card.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Section } from '../../layout/parts/section.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { latestPosts } from '../../../data/catalogue/home-queries.ts';
import { HOME_MAX } from '../../../model/pictures/home-view.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './few-cards.module.css';
import { SeeAllLink } from './see-all-link.tsx';

/** The three latest posts, if the blog is switched on. */
export function LatestPosts() {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const posts = useLive(() => latestPosts(locale, HOME_MAX.posts), [locale]) ?? [];
  if (!flags.blog || posts.length === 0) return null;
  return (
    <Section
      title={t('lists.posts.title')}
      action={<SeeAllLink page="blog">{t('lists.posts.all')}</SeeAllLink>}
    >
      <ul className={styles.three}>
        {posts.map((post) => (
          <li key={post.key}>
            <PostCard post={post} href={pathOf('blog-key', locale, {}, { key: post.key })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
