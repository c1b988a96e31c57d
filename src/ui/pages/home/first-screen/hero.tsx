import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { HomeScene } from '../../../shell/components/home-scene.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './hero.module.css';

/** Hero picture, below or beside it what comes first for this user, claim and country search. */
export function Hero({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <HomeScene className={styles.scene} />
        <p className={styles.drawn}>
          <Pencil className={styles.pencil} aria-hidden />
          {t('home.drawn')}
        </p>
      </div>
      <div className={styles.inner}>
        {lead}
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.intro}>{t('home.intro')}</p>
        {children}
      </div>
    </div>
  );
}
