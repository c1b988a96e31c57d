import { useState } from 'react';
import { pictureAddress, pictureSrcset, PICTURE_PRESETS } from '../../../model/pictures/picture.ts';
import type { PageName } from '../../shell/routing/paths.ts';
import styles from './footer-picture.module.css';

/** Pages that end without a picture: they end with pictures of their own, or are read to the last line. */
const WITHOUT: ReadonlySet<PageName> = new Set(['experiences-key', 'faq', 'about']);
/** Which of the drawn heads a page ends with; the others end with that of the home page. */
const SECTION: Partial<Record<PageName, string>> = {
  tours: 'tours',
  'tours-slug': 'tours',
  'tours-bookmarked': 'my-tours',
  destinations: 'destinations',
  'destinations-key': 'destinations',
  experiences: 'experiences',
  blog: 'blog',
  'blog-key': 'blog',
  contact: 'contact',
  projects: 'projects',
  privacy: 'privacy',
  terms: 'terms',
};

/** Known when the site is built. */
const DRAWN: readonly string[] = (import.meta.env.VITE_DRAWN_HEROES ?? '').split(',');

/** A band that fades out of the page's colour into the night; not on phones, and gone where it cannot be had. */
export function FooterPicture({ page }: { page: PageName | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const wanted = `hero-${SECTION[page ?? 'home'] ?? 'home'}`;
  const name = DRAWN.includes(wanted) ? wanted : 'hero-home';
  const uri = `/images/site/${name}/${name}.webp`;
  if ((page !== null && WITHOUT.has(page)) || failed === uri || !DRAWN.includes(name)) return null;
  return (
    <div className={styles.band}>
      <picture>
        {/* Phones get no picture, and load none. */}
        <source media="(max-width: 599.98px)" srcSet={NOTHING} />
        <img
          className={styles.image}
          src={pictureAddress({ uri }, PICTURE_PRESETS.footer[1])}
          srcSet={pictureSrcset({ uri }, 'footer')}
          sizes="100vw"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(uri);
          }}
        />
      </picture>
    </div>
  );
}

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
