import { Trash2 } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

/** Asks before a tour, or what the title names, is deleted. */
export function DeleteTourDialog(props: {
  title?: string;
  text: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { title, text, onDelete, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={title ?? t('userTours.deleteTitle')}
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('userTours.keep')}
          </Button>
          <Button
            variant="primary"
            icon={Trash2}
            onClick={() => {
              onDelete();
              onClose();
            }}
          >
            {t('userTours.delete')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
