import { textKeyOf } from '../../../../locales/text-keys.ts';
import { Rss } from 'lucide-react';
import { useMemo } from 'react';
import { GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ListFrame } from '../../features/filters/list-frame.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { joinGroups, useGroupNames } from '../../features/filters/use-group-names.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { POST_PARAMS } from './post-filters.ts';
import styles from './blog-page.module.css';
import { PostGrid } from './post-grid.tsx';

/** List of blog posts, newest first, with filters; available only while the blog is switched on. */
export default function BlogPage() {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const { countries, country } = useGroupNames();
  const groups = useMemo(
    () =>
      joinGroups(POST_PARAMS.filters, {
        country,
        tag: {
          label: t('browse.group.tag'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('post.tag', value)),
        },
      }),
    [country, t],
  );
  if (flags.loaded && !flags.blog) return <NotFoundPage />;
  return (
    <SiteLayout>
      <HeadPicture />
      <ListFrame
        list="posts"
        params={POST_PARAMS}
        groups={groups}
        title={t('browse.posts.title')}
        intro={t('browse.posts.intro')}
        texts="posts"
        sortName={() => ''}
        skeleton={<GridSkeleton />}
      >
        {(keys) => (flags.loaded ? <PostGrid keys={keys} countries={countries} /> : <GridSkeleton />)}
      </ListFrame>
      <p className={styles.feed}>
        <a href={`${pathOf('blog', locale)}/feed.xml`} type="application/atom+xml">
          <Rss aria-hidden />
          {t('post.feed')}
        </a>
      </p>
    </SiteLayout>
  );
}
