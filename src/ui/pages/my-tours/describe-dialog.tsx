import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, useState } from 'react';
import { saveTourCopy } from '../../../data/forms/save-tour-copy.ts';
import { describeTour, type MyTour } from '../../../data/tours/my-tours.ts';
import { readTour } from '../../../data/tours/tours.ts';
import type { TourCard } from '../../../data/storage/user-db.ts';
import { NOTES_MAX, TOUR_NAME_MAX } from '../../../model/tour-limits.ts';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { TextArea, TextField } from '../../components/form/text-field.tsx';
import { useFormFields, useLastDocument } from '../../components/form/use-form-fields.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { DeletedNoteProps } from '../../layout/account/deleted-note.tsx';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import styles from './my-tours-page.module.css';

const deletedNote = lazyPart<DeletedNoteProps>(
  () => import('../../layout/account/deleted-note.tsx'),
  'forms',
);

const WIDTH_PX = 520;
const FORM = 'describe-tour';

/** Edits a tour's name and notes. */
export default function DescribeDialog(props: {
  /** Snapshot from when the dialog was opened. */
  tour: MyTour;
  /** Default name of an unnamed tour. */
  unnamed: string;
  nameOf: (card: TourCard) => string;
  onClose: () => void;
}) {
  const { tour, unnamed, nameOf, onClose } = props;
  const { t } = useTranslation();
  // The form stays with the account that it was opened in.
  const current = useUserDb();
  const [db] = useState(current);
  const { id } = tour.card;
  const { document: whole, deleted } = useLastDocument(useLiveQuery(() => readTour(id, db), [id, db]));
  const form = useFormFields(FORM, { name: tour.card.name, notes: tour.notes });
  const { name, notes } = form.values;
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const { name: typedName = null, notes: typedNotes = null } = form.changes;
    const changes = {
      ...(typedName === null ? {} : { name: typedName.trim() }),
      ...(typedNotes === null ? {} : { notes: typedNotes.trim() }),
    };
    const newName = nameOf({ ...tour.card, name: name.trim() });
    setBusy(true);
    if (deleted && whole) {
      const copied = await saveTourCopy({ ...whole, ...changes }, tour.card.days, new Date(), db);
      setBusy(false);
      if (copied.ok) onClose();
      showSnackbar({ message: copied.ok ? t('forms.copied', { name: newName }) : t('userTours.notKept') });
      return;
    }
    const result = await describeTour(id, changes, new Date(), db, form.opened);
    setBusy(false);
    if (!result.ok) {
      showSnackbar({ message: t('userTours.notKept') });
      return;
    }
    // Keep the form open: the live query reports the deletion as well and offers a copy.
    if (result.value === 'gone') return;
    onClose();
    showSnackbar({ message: t('myTours.described', { name: newName }) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('myTours.describeTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('myTours.cancel')}
          </Button>
          {!deleted && (
            <Button variant="primary" type="submit" form={FORM} busy={busy}>
              {t('myTours.save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {deleted && (
          <Suspense>
            <deletedNote.Component about="words" form={FORM} busy={busy} />
          </Suspense>
        )}
        <TextField
          label={t('myTours.name')}
          hint={t('myTours.nameHint', { name: unnamed })}
          value={name}
          onChange={(value) => form.change({ name: value })}
          maxLength={TOUR_NAME_MAX}
          autoComplete="off"
        />
        <TextArea
          label={t('myTours.notes')}
          hint={t('myTours.notesHint')}
          value={notes}
          onChange={(value) => form.change({ notes: value })}
          maxLength={NOTES_MAX}
          rows={5}
        />
      </form>
    </Dialog>
  );
}
