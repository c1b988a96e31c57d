import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureAddress, pictureSrcset, PICTURE_PRESETS } from '../../../model/picture.ts';
import { useWords } from '../../i18n/use-words.ts';
import styles from './hero.module.css';

/** Drawn for this page: its trees stand right of the words, on phones below them. */
const SCENE = { uri: '/images/site/hero-home/hero-home.webp', fp_x: 0.75, fp_y: 0.42 };

/** The picture with the catchphrase; the search stands in it. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className={styles.hero}>
      <picture>
        <source media="(max-width: 599.98px)" srcSet={pictureAddress(SCENE, PICTURE_PRESETS.hero[5])} />
        <img
          className={styles.scene}
          srcSet={pictureSrcset(SCENE, 'hero')}
          sizes="100vw"
          width={3440}
          height={1000}
          alt=""
          fetchPriority="high"
        />
      </picture>
      <div className={styles.inner}>
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
