import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import {
  STORED_PARTS,
  type StoredPart,
  removeStored,
  storedSizes,
} from '../../../data/offline/storage-sizes.ts';
import { allPacks } from '../../../data/offline/queue-packs.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './storage-page.module.css';

/** Parts that need a confirmation: they are not reloaded automatically, or are missed immediately. */
const CONFIRMATIONS: Partial<Record<StoredPart, 'packs.storage.sureOwn' | 'packs.storage.sureApp'>> = {
  own: 'packs.storage.sureOwn',
  app: 'packs.storage.sureApp',
};

/** Stored parts of the site, each with its size and a delete button. */
export function StoredParts() {
  const { t } = useTranslation();
  const user = useUser();
  const packs = useLiveQuery(allPacks, []);
  const [sizes, setSizes] = useState<Record<StoredPart, number> | null>(null);

  useEffect(() => {
    let current = true;
    storedSizes().then(
      (found) => {
        if (current) setSizes(found);
      },
      (error: unknown) => console.warn('The stored sizes could not be read', error),
    );
    return () => {
      current = false;
    };
  }, []);

  async function remove(part: StoredPart): Promise<void> {
    const name = t(`packs.storage.${part}.title`);
    const done = await removeStored(part);
    showSnackbar({ message: done ? t('packs.storage.gone', { name }) : t('packs.storage.failed') });
    setSizes(await storedSizes());
  }

  /** Offline packs need the map; for logged-in users the own data is handled by logging out. */
  const isRemovable = (part: StoredPart) =>
    (part !== 'map' || packs?.length === 0) && (part !== 'own' || user === null);
  return (
    <section className={styles.section} aria-labelledby="storage-parts">
      <div>
        <h2 id="storage-parts">{t('packs.storage.parts.title')}</h2>
        <p className={styles.quiet}>{t('packs.storage.parts.intro')}</p>
      </div>
      <ul className={styles.parts}>
        {STORED_PARTS.map((part) => (
          <Part
            key={part}
            part={part}
            bytes={sizes?.[part] ?? null}
            onRemove={isRemovable(part) ? () => remove(part) : null}
          />
        ))}
      </ul>
    </section>
  );
}

function Part(props: { part: StoredPart; bytes: number | null; onRemove: (() => Promise<void>) | null }) {
  const { part, bytes, onRemove } = props;
  const { t, locale } = useTranslation();
  const format = useFormat();
  const flags = useFlags();
  const [confirming, setConfirming] = useState(false);
  const name = t(`packs.storage.${part}.title`);
  const confirmation = CONFIRMATIONS[part];
  return (
    <li className={styles.part}>
      <div>
        <h3 className={styles.partTitle}>
          {name}
          <span className={styles.size}>{bytes === null ? '…' : format.bytes(bytes)}</span>
        </h3>
        <p className={styles.quiet}>
          {t(`packs.storage.${part}.what`)}{' '}
          {part === 'own' && (flags.tours || !flags.loaded) && (
            <Link href={pathOf('tours-bookmarked', locale)}>{t('packs.storage.own.link')}</Link>
          )}
        </p>
        {confirming && confirmation !== undefined && <p role="alert">{t(confirmation)}</p>}
      </div>
      {onRemove !== null && bytes !== null && bytes > 0 && (
        <div className={styles.actions}>
          {confirming && (
            <Button variant="text" size="sm" onClick={() => setConfirming(false)}>
              {t('packs.storage.keep')}
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            // While confirming, its visible text is its accessible name, which voice control users can speak.
            aria-label={confirming ? undefined : t('packs.storage.removeOf', { name })}
            onClick={() => {
              if (confirmation !== undefined && !confirming) {
                setConfirming(true);
                return;
              }
              setConfirming(false);
              void onRemove();
            }}
          >
            {t(confirming ? 'packs.storage.confirm' : 'packs.storage.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
