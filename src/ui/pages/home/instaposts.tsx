import type { Instapost } from '../../../contract/site-values.ts';
import { OutLink } from '../../components/out-link.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Section } from '../../layout/parts/section.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import fewCards from './few-cards.module.css';
import styles from './instaposts.module.css';

/** The operator's latest posts on Instagram. */
export default function Instaposts({ posts }: { posts: readonly Instapost[] }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  return (
    <Section title={t('lists.instaposts.title')}>
      <ul className={fewCards.three}>
        {posts.map(({ url, date, ...texts }) => (
          <li key={url}>
            <article className={styles.card}>
              <time dateTime={date}>{format.date(date, 'short-year')}</time>
              <p className={styles.text}>{texts[locale].text}</p>
              <OutLink href={url} label={`${t('lists.instaposts.view')}, ${format.date(date, 'short-year')}`}>
                {t('lists.instaposts.view')}
              </OutLink>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
