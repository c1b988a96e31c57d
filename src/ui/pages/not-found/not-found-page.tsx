import { useLive, useShared } from '../../shell/state/use-live.ts';
import { House, Search } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { HomeScene } from '../../shell/components/home-scene.tsx';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Section } from '../../layout/parts/section.tsx';
import { setSiteDialog } from '../../shell/state/site-dialog-store.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { latestExperiences } from '../../../data/catalogue/home-queries.ts';
import { LATEST_PLACES } from '../../../model/place/latest-places.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './not-found-page.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';

/** Page for unknown URLs: what happened, and where to go. */
export default function NotFoundPage() {
  const { t, locale } = useTranslation();
  const countries = useShared(sharedQueries.countries) ?? [];
  const latest = useLive(() => latestExperiences(locale, LATEST_PLACES), [locale]) ?? [];
  useTitle(t('notFound.title'));
  return (
    <SiteLayout>
      <HomeScene className={styles.scene} />
      <div className={styles.page}>
        <p className={styles.oops}>{t('notFound.oops')}</p>
        <h1>{t('notFound.heading')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.actions}>
          <Button variant="accent" href={pathOf('home', locale)} icon={House}>
            {t('notFound.home')}
          </Button>
          <IconButton
            className={styles.search}
            label={t('shell.search')}
            icon={Search}
            variant="outline"
            onClick={() => setSiteDialog('search')}
          />
        </div>
      </div>
      {latest.length > 0 && (
        <Section title={t('lists.latest')}>
          <ExperienceRail experiences={latest} countries={countries} />
          <div className={styles.all}>
            <Button variant="outline" href={pathOf('experiences', locale)}>
              {t('lists.experiences.all')}
            </Button>
          </div>
        </Section>
      )}
    </SiteLayout>
  );
}
