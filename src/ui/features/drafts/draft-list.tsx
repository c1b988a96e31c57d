import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { Menu, type MenuItem } from '../../components/overlay/menu.tsx';
import { ExperiencePicture, type ExperiencePictureProps } from '../../components/experience-picture.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './draft-list.module.css';
import { useDraftActions } from './use-draft-actions.ts';

interface DraftListProps {
  drafts: readonly TourCard[];
  countries: readonly CountrySummary[];
  /** Level of the tours' headings, depending on the headings above the list. */
  headingLevel: 2 | 3;
  /** Additional menu items of a tour. */
  moreFor?: ((draft: TourCard) => readonly MenuItem[]) | undefined;
}

/** The user's tours as rows: open, duplicate, delete. */
export default function DraftList({ drafts, countries, headingLevel, moreFor }: DraftListProps) {
  const { t } = useTranslation();
  const { duplicate, remove, nameOf } = useDraftActions(countries);
  const first = drafts.flatMap(({ stops }) => stops.slice(0, 1));
  const places = useLiveQuery(() => experiencesByKeys(first), [first.join()]) ?? [];
  const pictures = new Map(places.map(({ key, image_uris }) => [key, image_uris[0]]));
  const [deleting, setDeleting] = useState<TourCard | null>(null);

  return (
    <>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard
              draft={draft}
              name={nameOf(draft)}
              picture={pictures.get(draft.stops[0] ?? '')}
              headingLevel={headingLevel}
              countries={countries.filter(({ key }) => draft.countries.includes(key))}
              more={moreFor?.(draft) ?? []}
              onDuplicate={() => void duplicate(draft)}
              onDelete={() => {
                setDeleting(draft);
              }}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={deleting !== null}
        title={t('drafts.deleteTitle')}
        width={440}
        onClose={() => {
          setDeleting(null);
        }}
        footer={
          <>
            <Button
              variant="outline"
              onClick={() => {
                setDeleting(null);
              }}
            >
              {t('drafts.keep')}
            </Button>
            <Button
              variant="primary"
              icon={Trash2}
              onClick={() => {
                if (deleting !== null) void remove(deleting);
                setDeleting(null);
              }}
            >
              {t('drafts.delete')}
            </Button>
          </>
        }
      >
        <p>{t('drafts.deleteText', { name: deleting === null ? '' : nameOf(deleting) })}</p>
      </Dialog>
    </>
  );
}

function DraftCard(props: {
  draft: TourCard;
  name: string;
  picture: ExperiencePictureProps['picture'];
  headingLevel: 2 | 3;
  countries: readonly CountrySummary[];
  more: readonly MenuItem[];
  onDuplicate: () => void;
  onDelete: () => void;
}) {
  const Heading = `h${props.headingLevel}` as const;
  const { draft, name, picture, countries, more, onDuplicate, onDelete } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const facts = [
    draft.startDate === null ? null : format.date(draft.startDate, 'short-year'),
    draft.days === null ? null : tn('card.days', draft.days),
    tn('card.stops', draft.stops.length),
    draft.costUsd === null ? null : `${t('card.about')} ${format.money(draft.costUsd)}`,
  ].filter((fact) => fact !== null);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ExperiencePicture
          picture={picture}
          palette={countries[0]?.palette ?? []}
          sizes="(min-width: 600px) 160px, 112px"
          alt=""
        />
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {countries.map((country) => (
            <Flag key={country.key} country={country.key} />
          ))}
          <span>{countries.map((country) => country[locale].name).join(', ')}</span>
        </p>
        <Heading className={styles.title}>
          <Link className={styles.link} href={pathOf('tours-edit', locale, { tour: draft.id })}>
            {name}
          </Link>
        </Heading>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.menu}>
        <Menu
          label={t('drafts.menu', { name })}
          trigger={Ellipsis}
          items={[
            ...more,
            { label: t('drafts.duplicate'), icon: Copy, onSelect: onDuplicate },
            { label: t('drafts.delete'), icon: Trash2, onSelect: onDelete, danger: true },
          ]}
        />
      </div>
    </article>
  );
}
