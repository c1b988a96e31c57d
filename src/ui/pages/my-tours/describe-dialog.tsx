import { useState } from 'react';
import { describeTour, type MyTour } from '../../../data/my-tours.ts';
import type { TourCard } from '../../../data/user-db.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { showSnackbar } from '../../components/snackbar-store.ts';
import { TextArea, TextField } from '../../components/text-field.tsx';
import { useWords } from '../../i18n/use-words.ts';
import styles from './my-tours-page.module.css';

const WIDTH_PX = 520;
/** As the document takes them. */
const NAME_MAX = 200;
const NOTES_MAX = 10_000;
const FORM = 'describe-tour';

/** What a tour is called, and what its owner notes of it. */
export function DescribeDialog(props: {
  tour: MyTour;
  /** How it is called without a name. */
  unnamed: string;
  nameOf: (card: TourCard) => string;
  onClose: () => void;
}) {
  const { tour, unnamed, nameOf, onClose } = props;
  const { t } = useWords();
  const [name, setName] = useState(tour.card.name);
  const [notes, setNotes] = useState(tour.notes);

  async function save(): Promise<void> {
    const words = { name: name.trim(), notes: notes.trim() };
    const result = await describeTour(tour.card.id, words);
    if (!result.ok) {
      showSnackbar({ message: t('drafts.notKept') });
      return;
    }
    onClose();
    const said = nameOf({ ...tour.card, name: words.name });
    showSnackbar({
      message: t(result.value === 'done' ? 'myTours.described' : 'myTours.gone', { name: said }),
    });
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
          <Button variant="primary" type="submit" form={FORM}>
            {t('myTours.save')}
          </Button>
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
        <TextField
          label={t('myTours.name')}
          hint={t('myTours.nameHint', { name: unnamed })}
          value={name}
          onChange={setName}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <TextArea
          label={t('myTours.notes')}
          hint={t('myTours.notesHint')}
          value={notes}
          onChange={setNotes}
          maxLength={NOTES_MAX}
          rows={5}
        />
      </form>
    </Dialog>
  );
}
