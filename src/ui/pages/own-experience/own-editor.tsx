import { useLiveQuery } from 'dexie-react-hooks';
import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import {
  type OwnExperienceFields,
  readOwnExperience,
  saveOwnExperience,
} from '../../../data/own-experiences.ts';
import { keepOwnPicture, sendWaitingPictures, waitingPictures } from '../../../data/own-pictures.ts';
import type { OwnExperience } from '../../../model/own-experience.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlacePicture } from '../../components/place-picture.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showSnackbar } from '../../components/snackbar-store.ts';
import type { Focal } from '../../features/account/picture-crop.tsx';
import { PictureUpload } from '../../features/account/picture-upload.tsx';
import {
  draftOf,
  EMPTY_OWN,
  formOf,
  inOtherCurrency,
  ownFaults,
  type OwnForm,
} from '../../features/own-experience/own-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { SiteLayout } from '../../layout/site-layout.tsx';
import { useOnline } from '../../layout/use-online.ts';
import { useUserDb } from '../../layout/use-user-db.ts';
import { useTitle } from '../../routing/use-title.ts';
import styles from './own-editor.module.css';
import { OwnFields } from './own-fields.tsx';
import { OwnPlace } from './own-place.tsx';

const ASPECT = 4 / 3;
const NO_COLOURS: readonly string[] = [];

/** The form of one own place; null for a new one. It is on the device before it goes anywhere. */
export function OwnEditor({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useWords();
  const db = useUserDb();
  const found = useLiveQuery(async () => (id === null ? null : await readOwnExperience(id, db)), [id, db]);
  const title = t(id === null ? 'own.form.new' : 'own.form.change');
  useTitle(title);
  return (
    <SiteLayout>
      <div className={styles.page}>
        <h1>{title}</h1>
        {found === undefined && <Skeleton height="480px" />}
        {found === null && id !== null && (
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
        {found !== undefined && (id === null || found !== null) && (
          <EditorForm own={found ?? null} onClose={onClose} />
        )}
      </div>
    </SiteLayout>
  );
}

interface ChosenPicture {
  picture: Blob;
  focal: Focal;
}

function EditorForm({ own, onClose }: { own: OwnExperience | null; onClose: () => void }) {
  const { t } = useWords();
  const format = useFormat();
  const online = useOnline();
  const db = useUserDb();
  // Money is typed in the currency that the page shows, and kept in USD.
  const { currency } = format;
  const perUsd = format.convert(1);
  // The same place however often it is tried.
  const [id] = useState(() => own?.id ?? uuidV7());
  const [form, setForm] = useState<OwnForm>(() => (own ? formOf(own, perUsd) : EMPTY_OWN));
  const [typedIn, setTypedIn] = useState({ currency, perUsd });
  // Another one was chosen, or its rate is known only now: the fields would say other amounts with it.
  if (typedIn.currency !== currency) {
    setTypedIn({ currency, perUsd });
    setForm(inOtherCurrency(form, perUsd / typedIn.perUsd));
  }
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const waiting = useLiveQuery(() => waitingPictures(db), [db]);
  const faults = asked ? ownFaults(form) : [];
  const change = (part: Partial<OwnForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setFailed(false);
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setAsked(true);
    const [first] = ownFaults(form);
    const draft = draftOf(form, perUsd);
    if (first !== undefined || draft === null) {
      const control = event.currentTarget.elements.namedItem(first ?? 'title');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    const kept = await keep(draft);
    setBusy(false);
    if (!kept) {
      setFailed(true);
      return;
    }
    showSnackbar({ message: t(online ? 'own.form.saved' : 'own.form.savedOffline', { title: draft.title }) });
    onClose();
  }

  /** False where this device does not keep it. */
  async function keep(draft: OwnExperienceFields): Promise<boolean> {
    // The larger part first: where there is no room for the picture nothing is changed. One without its place is dropped.
    if (chosen !== null && !(await keepOwnPicture({ id, ...chosen })).ok) return false;
    if (!(await saveOwnExperience({ ...draft, id })).ok) return false;
    sendWaitingPictures().then(
      (outcomes) => {
        if (outcomes.get(id) === 'refused') showSnackbar({ message: t('own.form.pictureRefused') });
      },
      (error: unknown) => {
        console.warn('The picture could not be sent', error);
      },
    );
    return true;
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <div>
        <p className={styles.note}>{t('own.form.intro')}</p>
        <p className={styles.note}>{t('own.form.required')}</p>
      </div>
      <OwnPlace form={form} change={change} faults={faults} />
      <OwnFields form={form} change={change} faults={faults} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('own.form.picture')}</legend>
        <PictureUpload
          aspect={ASPECT}
          hasPicture={own?.image_uris[0] !== undefined || chosen !== null}
          current={
            <CurrentPicture
              own={own}
              waiting={chosen?.picture ?? (own ? waiting?.get(own.id)?.picture : undefined)}
            />
          }
          onSave={(picture, focal) => {
            setChosen({ picture, focal });
            return Promise.resolve(null);
          }}
        />
      </fieldset>
      <div role="alert">{failed && <p className={styles.error}>{t('own.notKept')}</p>}</div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={busy}>
          {t(busy ? 'own.form.saving' : 'own.form.save')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('own.form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function CurrentPicture({ own, waiting }: { own: OwnExperience | null; waiting: Blob | undefined }) {
  const { t } = useWords();
  if (waiting !== undefined) return <p className={styles.kept}>{t('own.form.pictureKept')}</p>;
  if (own?.image_uris[0] === undefined) return null;
  return (
    <div className={styles.picture}>
      <PlacePicture picture={own.image_uris[0]} palette={NO_COLOURS} sizes="320px" alt="" />
    </div>
  );
}
