import { ChevronRight, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { PictureSource } from '../../../model/pictures/picture.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './detail-hero.module.css';

export interface DetailHeroProps {
  picture: (PictureSource & { colour?: string | undefined }) | undefined;
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
  /** The header is above the picture instead of on it, which leaves less height. */
  low?: boolean;
}

/** Hero of a detail page: picture, breadcrumbs and title. On phones the text is on a sheet below the picture. */
export function DetailHero(props: DetailHeroProps) {
  const { picture, palette, drawn, crumbs, title, lead, teaser, actions, low = false } = props;
  const { t } = useTranslation();
  const credit = picture?.credit;
  const caption =
    credit === undefined ? t('detail.drawn', { name: drawn }) : t('detail.photo', { name: drawn, credit });
  return (
    <header className={classNames(styles.hero, low && styles.low)}>
      <div className={styles.picture}>
        <ExperiencePicture
          picture={picture}
          palette={palette}
          preset="hero"
          sizes="100vw"
          alt={credit === undefined ? caption : drawn}
          eager
        />
        <p className={styles.drawn} aria-hidden={credit === undefined}>
          {credit === undefined && <Pencil />}
          {caption}
        </p>
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
