import { useLiveQuery } from 'dexie-react-hooks';
import { MapPinned } from 'lucide-react';
import { allCountries } from '../../../data/catalogue/live-queries.ts';
import { type AutoDownload, packChoices } from '../../../data/storage/packs-db.ts';
import { allPacks, setAutoDownload } from '../../../data/offline/queue-packs.ts';
import { Button } from '../../components/form/button.tsx';
import { FormerNotice } from '../../features/former-accounts/former-notice.tsx';
import { PackStatus } from '../../features/offline-packs/pack-status.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import EvictionNotice from '../../layout/notes/eviction-notice.tsx';
import { Segmented } from '../../layout/parts/segmented.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { StorageQuota } from './storage-quota.tsx';
import styles from './storage-page.module.css';
import { StoredParts } from './stored-parts.tsx';

const AUTOMATIC_MODES: readonly AutoDownload[] = ['unmetered', 'always', 'never'];

/** Storage page: data of the site on this device, its size, and ways to free storage. */
export default function StoragePage() {
  const { t } = useTranslation();
  useTitle(t('packs.storage.title'));
  return (
    <SiteLayout>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('packs.storage.title')}</h1>
          <p>{t('packs.storage.intro')}</p>
        </header>
        <FormerNotice />
        <div className={styles.sections}>
          <EvictionNotice />
          <StorageQuota />
          <Countries />
          <StoredParts />
        </div>
      </div>
    </SiteLayout>
  );
}

function Countries() {
  const { t, locale } = useTranslation();
  const packs = useLiveQuery(allPacks, []);
  const countries = useLiveQuery(allCountries, []);
  const choices = useLiveQuery(() => packChoices(), []);
  const nameOf = (key: string) => countries?.find((country) => country.key === key)?.[locale].name ?? key;
  return (
    <section className={styles.section} aria-labelledby="storage-countries">
      <div>
        <h2 id="storage-countries">{t('packs.storage.countries.title')}</h2>
        <p className={styles.quiet}>{t('packs.storage.countries.intro')}</p>
      </div>
      <div className={styles.content}>
        {packs?.length === 0 && (
          <div className={styles.none}>
            <p>{t('packs.storage.countries.none')}</p>
            <Button variant="outline" icon={MapPinned} href={pathOf('destinations', locale)}>
              {t('packs.storage.countries.find')}
            </Button>
          </div>
        )}
        {packs !== undefined && packs.length > 0 && (
          <div className={styles.packs}>
            {packs.map((pack) => (
              <PackStatus key={pack.key} pack={pack} name={nameOf(pack.key)} />
            ))}
          </div>
        )}
        <div className={styles.choice}>
          <p className={styles.label} aria-hidden>
            {t('packs.storage.byItself.legend')}
          </p>
          <Segmented
            legend={t('packs.storage.byItself.legend')}
            value={choices?.byItself ?? 'unmetered'}
            options={AUTOMATIC_MODES.map((value) => ({ value, label: t(`packs.storage.byItself.${value}`) }))}
            onChange={(value) => void setAutoDownload(value)}
          />
          <p className={styles.quiet}>{t('packs.storage.byItself.what')}</p>
        </div>
      </div>
    </section>
  );
}
