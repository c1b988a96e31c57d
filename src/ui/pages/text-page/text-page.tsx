import { useLive } from '../../shell/state/use-live.ts';
import { sitePage } from '../../../data/catalogue/live-queries.ts';
import { isDated } from '../../../contract/dated-pages.ts';
import type { PageKey } from '../../../model/schemas/story.ts';
import { HtmlText } from '../../components/html-text.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './text-page.module.css';

/** A page that consists only of a text. */
export function TextPage({ pageKey }: { pageKey: PageKey }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const page = useLive(() => sitePage(pageKey), [pageKey]);
  const title = page?.[locale].title ?? t(`textPage.${pageKey}`);
  useTitle(title);
  return (
    <SiteLayout>
      <HeadPicture />
      <article className={styles.page}>
        <h1>{title}</h1>
        {page === undefined || page === null ? (
          <NotCachedYet lines={12} />
        ) : (
          <>
            {isDated(pageKey) && (
              <p className={styles.date}>
                {t('textPage.asOf', { date: format.date(page.as_of, 'short-year') })}
              </p>
            )}
            <HtmlText html={page[locale].body} />
          </>
        )}
      </article>
    </SiteLayout>
  );
}
