import { useLiveQuery } from 'dexie-react-hooks';
import { CloudUpload, Globe, Lock, MapPinPlus, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { allCountries } from '../../../data/catalogue/live-queries.ts';
import {
  type OwnExperienceItem,
  listOwnExperienceItems,
} from '../../../data/own-experiences/own-experience-list.ts';
import { sendWaitingPictures, waitingPictures } from '../../../data/own-experiences/own-pictures.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { Switch } from '../../components/form/switch.tsx';
import { Tag } from '../../components/tag.tsx';
import { CardGrid } from '../../features/cards/card-grid.tsx';
import { OwnCard } from '../../features/own-experience/own-card.tsx';
import { useOwnActions } from '../../features/own-experience/use-own-actions.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { isFromGazetteer } from '../../../model/own-summary.ts';
import { OwnEditor } from '../own-experience/own-editor.tsx';
import styles from './own-experiences-page.module.css';

/** Query parameter: id of the edited experience, or `new`. */
const EDIT = 'edit';

/** The logged-in user's own experiences, and the form for one of them. */
export function OwnExperiences() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const edited = params.get(EDIT);
  const close = () => navigate(path);
  // Retries uploads of pictures that were added offline.
  useEffect(() => {
    sendWaitingPictures().catch((error: unknown) => console.warn('Pictures could not be sent', error));
  }, []);
  if (edited !== null) {
    const id = edited === 'new' ? null : edited;
    return <OwnEditor key={edited} id={id} title={params.get('title') ?? ''} onClose={close} />;
  }
  return <OwnList editHref={(id) => `${path}?${EDIT}=${id}`} />;
}

function OwnList({ editHref }: { editHref: (id: string) => string }) {
  const { t } = useTranslation();
  const db = useUserDb();
  const list = useLiveQuery(() => listOwnExperienceItems(db), [db]);
  const countries = useLiveQuery(allCountries, []) ?? [];
  const pictures = useLiveQuery(() => waitingPictures(db), [db]);
  useTitle(t('own.title'));
  const add = (
    <Button variant="accent" icon={MapPinPlus} href={editHref('new')}>
      {t('own.add')}
    </Button>
  );
  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>{t('own.title')}</h1>
            <p className={styles.intro}>{t('own.intro')}</p>
          </div>
          {list !== undefined && list.length > 0 && add}
        </div>
        {list === undefined && <Skeleton height="320px" />}
        {list?.length === 0 && (
          <EmptyState icon={MapPinPlus} title={t('own.none')} action={add}>
            {t('own.noneNext')}
          </EmptyState>
        )}
        {list !== undefined && list.length > 0 && (
          <>
            <h2 className={styles.hidden}>{t('own.title')}</h2>
            <CardGrid>
              {list.map((listed) => (
                <li key={listed.own.id} data-card>
                  <ListedCard
                    listed={listed}
                    country={countries.find(({ key }) => key === listed.own.country_key)}
                    picture={pictures?.get(listed.own.id)?.picture}
                    href={editHref(listed.own.id)}
                  />
                </li>
              ))}
            </CardGrid>
          </>
        )}
      </div>
    </SiteLayout>
  );
}

function ListedCard(props: {
  listed: OwnExperienceItem;
  country: CountrySummary | undefined;
  picture: Blob | undefined;
  href: string;
}) {
  const { listed, country, picture, href } = props;
  const { own, waiting, rejected } = listed;
  const { t, locale } = useTranslation();
  const { publish, remove } = useOwnActions();
  const flags = useFlags();
  const isGuest = useUser() === null;
  return (
    <OwnCard
      own={own}
      country={country}
      pendingPicture={picture}
      tags={
        <>
          <Tag tone={own.published ? 'good' : 'neutral'} icon={own.published ? Globe : Lock}>
            {t(own.published ? 'own.published' : 'own.private')}
          </Tag>
          {isFromGazetteer(own) && <Tag tone="neutral">{t('own.typical')}</Tag>}
          {rejected !== null && (
            <Tag tone="bad" icon={TriangleAlert}>
              {t('own.refused')}
            </Tag>
          )}
          {!isGuest && rejected === null && (waiting || picture !== undefined) && (
            <Tag tone="warn" icon={CloudUpload}>
              {t('own.waiting')}
            </Tag>
          )}
        </>
      }
      foot={
        <>
          {!isGuest && (
            <Switch
              label={t('own.publish')}
              checked={own.published}
              onChange={(wanted) => void publish(listed, wanted)}
            />
          )}
          <span className={styles.actions}>
            {flags.planner && (
              <Button
                variant="text"
                size="sm"
                href={pathOf('tours-create', locale, { countries: own.country_key, add: own.id })}
                aria-label={t('own.planOf', { title: own.title })}
              >
                {t('own.plan')}
              </Button>
            )}
            <Button variant="text" size="sm" href={href} aria-label={t('own.editOf', { title: own.title })}>
              {t('own.edit')}
            </Button>
            <Button
              variant="text"
              size="sm"
              aria-label={t('own.removeOf', { title: own.title })}
              onClick={() => void remove(own)}
            >
              {t('own.remove')}
            </Button>
          </span>
        </>
      }
    />
  );
}
