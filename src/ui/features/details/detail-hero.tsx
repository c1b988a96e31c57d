import { ChevronRight, Pencil } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PictureSource } from '../../../model/pictures/picture.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { useShownPictures } from '../../components/picture/use-free-picture.ts';
import styles from './detail-hero.module.css';
import type { SceneControlsProps } from './scene-controls.tsx';

/** Lazy chunk: the first scene is enough to begin with. */
const controls = lazyPart<SceneControlsProps>(() => import('./scene-controls.tsx'));

type Picture = PictureSource & { colour?: string | undefined };

export interface DetailHeroProps {
  picture: Picture | undefined;
  /** Another scene of the same place, which the reader can turn to. */
  further?: Picture | undefined;
  palette: readonly string[];
  /** What the picture shows, for its label: "Drawn: Sossusvlei". */
  drawn: string;
  /** Breadcrumbs, from the list to the parent of this page. */
  crumbs: readonly { label: string; href: string }[];
  title: string;
  /** Line above the title: flag and region. */
  lead?: ReactNode;
  teaser?: string | undefined;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** The header is above the picture instead of on it. */
  low?: boolean;
}

/**
 * Hero of a detail page: picture, breadcrumbs and title. The text stands below the picture, on wide screens beside it on
 * a tone of the picture, never over what it shows.
 */
export function DetailHero(props: DetailHeroProps) {
  const { picture, further, palette, drawn, crumbs, title, lead, teaser, actions, low = false } = props;
  const { t } = useTranslation();
  const [scene, setScene] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const scenes = [picture, further].filter((one) => one !== undefined);
  const shown = scenes[scene] ?? picture;
  useShownPictures(scenes.map(({ uri }) => uri));
  const credit = shown?.credit;
  const caption =
    credit === undefined ? t('detail.drawn', { name: drawn }) : t('detail.photo', { name: drawn, credit });
  return (
    <header
      className={classNames(styles.hero, low && styles.low)}
      style={{ '--tone': picture?.colour ?? palette[2] ?? '#5f8f86' }}
    >
      <div ref={area} className={styles.picture}>
        <div className={styles.scene}>
          <ExperiencePicture
            key={shown?.uri}
            picture={shown}
            palette={palette}
            preset="hero"
            sizes="(min-width: 1024px) 72vw, 100vw"
            alt={credit === undefined ? caption : drawn}
            eager
          />
        </div>
        <div className={styles.foot}>
          {scenes.length > 1 && (
            <Suspense fallback={null}>
              <controls.Component
                area={area}
                name={drawn}
                scene={scene}
                count={scenes.length}
                onChange={setScene}
              />
            </Suspense>
          )}
          <p className={styles.drawn} aria-hidden={credit === undefined}>
            {credit === undefined && <Pencil />}
            {caption}
          </p>
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.text}>
          <nav className={styles.crumbs} aria-label={t('detail.crumbs')}>
            {crumbs.map(({ label, href }, index) => (
              <Fragment key={href}>
                {index > 0 && <ChevronRight aria-hidden />}
                <Link href={href}>{label}</Link>
              </Fragment>
            ))}
          </nav>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          <h1 className={styles.title}>{title}</h1>
          {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </header>
  );
}
