import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

interface SaveFooterProps {
  onCancel: () => void;
  onSave: () => void;
  /** Label of the second button; default "Save". */
  saveLabel?: string;
  disabled?: boolean;
}

/** Footer of the planner's dialogs with two buttons. */
export function SaveFooter({ onCancel, onSave, saveLabel, disabled = false }: SaveFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {t('planner.cancel')}
      </Button>
      <Button variant="primary" onClick={onSave} disabled={disabled}>
        {saveLabel ?? t('planner.save')}
      </Button>
    </>
  );
}
