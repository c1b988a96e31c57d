import type { Practical } from '../../../../model/schemas/practical.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './phrases.module.css';

/** What a traveler says, in the local script and as it sounds. */
export function Phrases({ practical }: { practical: Practical }) {
  const { t, locale } = useTranslation();
  const { language, tag, list } = practical.phrases;
  return (
    <DetailSection id="language" title={t('guide.phrases.title', { language: language[locale] })}>
      <div className={styles.card}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('guide.phrases.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('guide.phrases.meaning')}</th>
              <th scope="col">{t('guide.phrases.local')}</th>
              <th scope="col">{t('guide.phrases.say')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ key, local, latin, ...spoken }) => (
              <tr key={key}>
                <th scope="row">{t(`guide.phrase.${key}`)}</th>
                <td>
                  <b lang={tag}>{local}</b>
                  {latin !== undefined && <span>{latin}</span>}
                </td>
                <td>{spoken[locale]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DetailSection>
  );
}
