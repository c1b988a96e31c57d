import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Faq } from '../../../model/story.ts';
import { HtmlText } from '../../components/html-text.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { useWords } from '../../i18n/use-words.ts';
import styles from './questions.module.css';

/** A few questions with their answers to open. */
export function Questions({ faqs, more }: { faqs: readonly Faq[]; more: ReactNode }) {
  const { t, locale } = useWords();
  return (
    <DetailSection id="questions" title={t('experience.section.faq')} action={more}>
      <div className={styles.list}>
        {faqs.map((faq) => (
          <details key={faq.key} className={styles.question}>
            <summary>
              <span>{faq[locale].question}</span>
              <ChevronDown className={styles.chevron} aria-hidden />
            </summary>
            <HtmlText className={styles.answer} html={faq[locale].answer} />
          </details>
        ))}
      </div>
    </DetailSection>
  );
}
