import { useState } from 'react';
import { pictureUrl, pictureSrcset, PICTURE_PRESETS } from '../../../model/pictures/picture.ts';
import { HERO_AT_HEAD, HERO_OF_PAGE } from '../../../contract/pictures/hero-sections.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { pictureBase } from '../../shell/components/picture-base.ts';
import styles from './footer-picture.module.css';

/** Pages without a footer picture, because they end with other pictures or long texts. */
const NO_PICTURE: ReadonlySet<SitePage> = new Set(['experiences-key', 'faq', 'about']);
/** Generated heroes, known at build time. */
const GENERATED: readonly string[] = (import.meta.env.VITE_DRAWN_HEROES ?? '').split(',');

/** Picture band that fades from the page's color into the footer; not on phones, and removed if it cannot be loaded. */
export function FooterPicture({ page }: { page: SitePage | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  // A page shows no picture twice.
  const section = page !== null && HERO_AT_HEAD.has(page) ? undefined : HERO_OF_PAGE[page ?? 'home'];
  const hero = `hero-${section ?? 'home'}`;
  const name = GENERATED.includes(hero) ? hero : 'hero-home';
  const uri = `/images/site/${name}/${name}.webp`;
  if ((page !== null && NO_PICTURE.has(page)) || failed === uri || !GENERATED.includes(name)) return null;
  return (
    <div className={styles.band}>
      <picture>
        {/* An empty source keeps phones from loading the picture. */}
        <source media="(max-width: 599.98px)" srcSet={EMPTY_IMAGE} />
        <img
          className={styles.picture}
          src={pictureUrl({ uri }, PICTURE_PRESETS.footer[1], pictureBase(uri))}
          srcSet={pictureSrcset({ uri }, 'footer', pictureBase(uri))}
          sizes="100vw"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(uri)}
        />
      </picture>
    </div>
  );
}

const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
