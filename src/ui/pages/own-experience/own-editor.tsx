import { useLiveQuery } from 'dexie-react-hooks';
import { MapPinOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import {
  type OwnExperienceFields,
  readOwnExperience,
  saveOwnExperience,
} from '../../../data/own-experiences/own-experiences.ts';
import {
  queueOwnPicture,
  sendWaitingPictures,
  waitingPictures,
} from '../../../data/own-experiences/own-pictures.ts';
import { zoneAt } from '../../../data/own-experiences/zone-at.ts';
import { saveForm } from '../../../data/forms/save-form.ts';
import type { UserWrite } from '../../../data/storage/write-user-data.ts';
import { isFromGazetteer } from '../../../model/own-summary.ts';
import { changedFields } from '../../../model/merge/merge-form.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useFormFields, useLastDocument } from '../../components/form/use-form-fields.ts';
import type { DeletedNoteProps } from '../../layout/account/deleted-note.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import type { Focal } from '../../features/account/picture/picture-crop.tsx';
import { PictureUpload } from '../../features/account/picture/picture-upload.tsx';
import {
  draftOf,
  EMPTY_OWN,
  formOf,
  inOtherCurrency,
  ownExperienceErrors,
  type OwnForm,
} from '../../features/own-experience/own-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useOnline } from '../../shell/state/use-online.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import styles from './own-editor.module.css';
import { OwnFields } from './own-fields.tsx';
import { OwnLocationFields } from './own-location-fields.tsx';

const deletedNote = lazyPart<DeletedNoteProps>(
  () => import('../../layout/account/deleted-note.tsx'),
  'forms',
);

const ASPECT = 4 / 3;
const FORM = 'own-experience';
const NO_COLORS: readonly string[] = [];

/** Editor of an own experience; `id` null for a new one, with this title. Saved on the device first. */
export function OwnEditor({
  id,
  title: newTitle = '',
  onClose,
}: {
  id: string | null;
  title?: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const db = useUserDb();
  const found = useLiveQuery(async () => (id === null ? null : await readOwnExperience(id, db)), [id, db]);
  const { document: own, deleted } = useLastDocument(found);
  const title = t(id === null ? 'own.form.new' : 'own.form.change');
  useTitle(title);
  return (
    <SiteLayout>
      <div className={styles.page}>
        <h1>{title}</h1>
        {found === undefined && <Skeleton height="480px" />}
        {found === null && id !== null && !deleted && (
          <EmptyState
            icon={MapPinOff}
            title={t('own.form.gone')}
            action={
              <Button variant="primary" onClick={onClose}>
                {t('own.form.back')}
              </Button>
            }
          >
            {t('own.form.goneNext')}
          </EmptyState>
        )}
        {own !== undefined && (id === null || own !== null) && (
          <EditorForm own={own} newTitle={newTitle} deleted={deleted} onClose={onClose} />
        )}
      </div>
    </SiteLayout>
  );
}

interface ChosenPicture {
  picture: Blob;
  focal: Focal;
}

function EditorForm(props: {
  own: OwnExperience | null;
  newTitle: string;
  deleted: boolean;
  onClose: () => void;
}) {
  const { own, newTitle, deleted, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const online = useOnline();
  // The form stays with the account that it was opened in.
  const current = useUserDb();
  const [db] = useState(current);
  // Money is entered in the display currency and stored in USD.
  const { currency } = format;
  const perUsd = format.convert(1);
  // The same id for every attempt to save.
  const [newId] = useDraft('own-new-id', uuidV7);
  const [opened] = useDraft('own-opened', () => own);
  const fields = useFormFields<OwnForm>(FORM, () =>
    own ? formOf(own, perUsd) : { ...EMPTY_OWN, title: newTitle },
  );
  const form = fields.values;
  // An experience that was deleted elsewhere is saved under a new id.
  const id = opened === null || deleted ? newId : opened.id;
  const [typedIn, setTypedIn] = useDraft('own-currency', () => ({ currency, perUsd }));
  // The display currency changed or its rate was loaded: convert the typed amounts.
  if (typedIn.currency !== currency) {
    setTypedIn({ currency, perUsd });
    fields.rewrite((values) => inOtherCurrency(values, perUsd / typedIn.perUsd));
  }
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useDraft<ChosenPicture | null>('own-picture', () => null);
  const pending = useLiveQuery(() => waitingPictures(db), [db]);
  const errors = attempted ? ownExperienceErrors(form) : [];
  const change = (part: Partial<OwnForm>) => {
    fields.change(part);
    setFailed(false);
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAttempted(true);
    const [first] = ownExperienceErrors(form);
    const draft = draftOf(form, perUsd);
    if (first !== undefined || draft === null) {
      const control = event.currentTarget.elements.namedItem(first ?? 'title');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    const outcome = await save(await withZone(draft));
    setBusy(false);
    if (!outcome) {
      setFailed(true);
      return;
    }
    if (outcome === 'gone') return;
    showSnackbar({ message: t(online ? 'own.form.saved' : 'own.form.savedOffline', { title: draft.title }) });
    onClose();
  }

  /** A place that is elsewhere now has the time there. */
  async function withZone(draft: OwnExperienceFields): Promise<OwnExperienceFields> {
    if (form.place === fields.opened.place && form.country === fields.opened.country) return draft;
    const timezone = await zoneAt(draft.location.coordinates, draft.country_key);
    return timezone === undefined ? draft : { ...draft, timezone };
  }

  /** False if it could not be stored. `gone`: it was deleted at this moment; the form shows that by itself. */
  async function save(draft: OwnExperienceFields): Promise<boolean | 'gone'> {
    // Picture first: if the storage quota is exceeded, nothing is changed. A picture without its experience is purged.
    if (chosen !== null && !(await queueOwnPicture({ id, ...chosen }, db)).ok) return false;
    const saved = await write(draft);
    if (!saved.ok) return false;
    if (saved.value === 'gone') return 'gone';
    sendWaitingPictures().then(
      (outcomes) => {
        if (outcomes.get(id) === 'rejected') showSnackbar({ message: t('own.form.pictureRefused') });
      },
      (error: unknown) => console.warn('The picture could not be sent', error),
    );
    return true;
  }

  function write(draft: OwnExperienceFields): Promise<UserWrite<string>> {
    if (opened === null || deleted) return saveOwnExperience({ ...draft, id }, new Date(), db);
    // Compare with what the unmodified form would write: amounts converted back from another currency are rounded.
    const before = draftOf(fields.opened, perUsd) ?? opened;
    return saveForm('experiences', id, { opened, changes: changedFields(before, draft) }, new Date(), db);
  }

  return (
    <form id={FORM} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <p className={styles.note}>{t('own.form.intro')}</p>
        <p className={styles.note}>{t('own.form.required')}</p>
      </div>
      <OwnLocationFields
        form={form}
        change={change}
        errors={errors}
        isApproximate={own !== null && isFromGazetteer(own) && form.place === fields.opened.place}
      />
      <OwnFields form={form} change={change} errors={errors} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('own.form.picture')}</legend>
        <PictureUpload
          aspect={ASPECT}
          hasPicture={own?.image_uris[0] !== undefined || chosen !== null}
          current={
            <CurrentPicture
              own={own}
              pending={chosen?.picture ?? (own ? pending?.get(own.id)?.picture : undefined)}
            />
          }
          onSave={(picture, focal) => {
            setChosen({ picture, focal });
            return Promise.resolve(null);
          }}
        />
      </fieldset>
      {deleted && (
        <Suspense>
          <deletedNote.Component about="place" form={FORM} busy={busy} />
        </Suspense>
      )}
      <div role="alert">{failed && <p className={styles.error}>{t('own.notKept')}</p>}</div>
      <div className={styles.actions}>
        {!deleted && (
          <Button variant="primary" type="submit" busy={busy}>
            {t(busy ? 'own.form.saving' : 'own.form.save')}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {t('own.form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function CurrentPicture({ own, pending }: { own: OwnExperience | null; pending: Blob | undefined }) {
  const { t } = useTranslation();
  if (pending !== undefined) return <p className={styles.stored}>{t('own.form.pictureKept')}</p>;
  if (own?.image_uris[0] === undefined) return null;
  return (
    <div className={styles.picture}>
      <ExperiencePicture picture={own.image_uris[0]} palette={NO_COLORS} sizes="320px" alt="" />
    </div>
  );
}
