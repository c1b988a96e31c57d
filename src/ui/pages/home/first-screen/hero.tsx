import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { HomeScene } from '../../../shell/components/home-scene.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './hero.module.css';

/** Hero picture with claim and country search, below what comes first for this user. */
export function Hero({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <HomeScene className={styles.scene} />
      <div className={styles.inner}>
        {lead}
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.intro}>{t('home.intro')}</p>
        {children}
      </div>
      <p className={styles.drawn}>
        <Pencil className={styles.pencil} aria-hidden />
        {t('home.drawn')}
      </p>
    </div>
  );
}
