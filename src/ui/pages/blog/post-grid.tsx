import { useLive } from '../../shell/state/use-live.ts';
import { postsByKeys } from '../../../data/catalogue/list-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { PostCard } from '../../features/cards/post-card.tsx';
import { usePaging } from '../../features/filters/use-paging.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';

/** Grid of post cards with infinite scroll. */
export function PostGrid(props: { keys: readonly string[]; countries: ReadonlyMap<string, CountrySummary> }) {
  const { keys, countries } = props;
  const locale = useLocale();
  const { shown, setList } = usePaging(keys, null);
  const posts = useLive(() => postsByKeys(shown), [shown.join()]);
  if (posts === undefined) return <GridSkeleton />;
  return (
    <CardGrid list={setList}>
      {posts.map((post) => (
        <li key={post.key} data-card>
          <PostCard
            post={post}
            href={pathOf('blog-key', locale, {}, { key: post.key })}
            palette={countries.get(post.countries[0] ?? '')?.palette}
          />
        </li>
      ))}
    </CardGrid>
  );
}
