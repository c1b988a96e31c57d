import { embassiesLink } from '../../../../model/provider-links.ts';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { OutLink } from '../../../components/out-link.tsx';
import { CorrectButton } from '../../../features/corrections/correct-button.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './guide.module.css';

/** Offices that know what is not known here, and a way to report what is wrong. */
export function Ask({ country, practical }: { country: string; practical: Practical }) {
  const { t, locale } = useTranslation();
  return (
    <DetailSection id="ask" title={t('guide.ask.title')} intro={t('guide.ask.intro')}>
      <ul className={styles.ask}>
        {practical.ask.map(({ kind, url, ...link }) => (
          <li key={url}>
            <span>{t(`guide.ask.${kind}`)}</span>
            <OutLink href={url}>{link[locale]}</OutLink>
          </li>
        ))}
        <li>
          <span>{t('guide.ask.embassies')}</span>
          <OutLink href={embassiesLink(locale)}>{t('guide.ask.embassiesLink')}</OutLink>
        </li>
      </ul>
      <CorrectButton kind="country" about={country} label={t('detail.wrong')} />
    </DetailSection>
  );
}
