import { ChevronDown } from 'lucide-react';
import type { Faq } from '../../../model/schemas/story.ts';
import { HtmlText } from '../../components/html-text.tsx';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import styles from './faq-list.module.css';

/** Questions with collapsible answers. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const locale = useLocale();
  return (
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
  );
}
