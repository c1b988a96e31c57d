import { ChevronDown, SearchX } from 'lucide-react';
import { useLive } from '../../shell/state/use-live.ts';
import { useEffect, useState } from 'react';
import { allFaqs } from '../../../data/catalogue/live-queries.ts';
import { FAQ_GROUPS } from '../../../model/faq-groups.ts';
import type { Faq } from '../../../model/schemas/story.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { HtmlText } from '../../components/html-text.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './faq-page.module.css';
import { findFaqs } from './find-faqs.ts';

/** FAQ page: grouped questions, each with its own anchor, and a search field. */
export default function FaqPage() {
  const { t, tn, locale } = useTranslation();
  const faqs = useLive(allFaqs, []);
  const [typed, setTyped] = useState('');
  useTitle(t('faq.title'));
  const found = findFaqs(faqs ?? [], typed, locale);
  const hasFaqs = faqs !== undefined && faqs.length > 0;
  const linkedQuestion = useLinkedQuestion(hasFaqs);

  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <h1>{t('faq.title')}</h1>
        <p className={styles.intro}>{t('faq.intro')}</p>
        {!hasFaqs ? (
          <NotCachedYet lines={10} />
        ) : (
          <>
            <div className={styles.search}>
              <TextField label={t('faq.search')} value={typed} onChange={setTyped} type="search" />
              <p className={styles.count} role="status">
                {typed.trim() === '' ? '' : tn('faq.found', found.length)}
              </p>
            </div>
            {found.length === 0 && (
              <EmptyState icon={SearchX} title={t('faq.none')}>
                {t('faq.noneNext')}
              </EmptyState>
            )}
            {FAQ_GROUPS.map((group) => (
              <Group
                key={group}
                title={t(`faq.group.${group}`)}
                faqs={found.filter((faq) => faq.group === group)}
                open={(faq) => typed.trim() !== '' || faq.key === linkedQuestion}
              />
            ))}
          </>
        )}
      </div>
    </SiteLayout>
  );
}

function Group(props: { title: string; faqs: readonly Faq[]; open: (faq: Faq) => boolean }) {
  const { title, faqs, open } = props;
  if (faqs.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {faqs.map((faq) => (
        <Question key={faq.key} faq={faq} open={open(faq)} />
      ))}
    </section>
  );
}

function Question({ faq, open }: { faq: Faq; open: boolean }) {
  const { locale } = useTranslation();
  return (
    <details className={styles.question} id={faq.key} open={open}>
      <summary>
        <span>{faq[locale].question}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <HtmlText className={styles.answer} html={faq[locale].answer} />
    </details>
  );
}

/** The question named in the URL; it may render after the browser looked for the anchor. */
function useLinkedQuestion(hasFaqs: boolean): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  // Subscribes to the hash: a link may lead to a question on the same page.
  useEffect(() => {
    function onHashChange() {
      setHash(location.hash.slice(1));
    }
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  // Scrolls to the question once it is rendered.
  useEffect(() => {
    if (hasFaqs && hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hasFaqs, hash]);
  return hash;
}
