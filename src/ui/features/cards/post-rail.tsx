import type { ComponentProps } from 'react';
import type { Blogpost } from '../../../model/schemas/story.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { CardRail } from './card-rail.tsx';
import { PostCard } from './post-card.tsx';

/** Posts, each with a link to its page. */
export function PostRail(props: {
  posts: readonly Blogpost[];
  palette?: ComponentProps<typeof PostCard>['palette'];
}) {
  const locale = useLocale();
  return (
    <CardRail limit="experiences">
      {props.posts.map((post) => (
        <li key={post.key}>
          <PostCard
            post={post}
            palette={props.palette}
            href={pathOf('blog-key', locale, {}, { key: post.key })}
          />
        </li>
      ))}
    </CardRail>
  );
}
