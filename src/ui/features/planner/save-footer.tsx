import { Button } from '../../components/form/button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';

interface SaveFooterProps {
  onCancel: () => void;
  onSave: () => void;
  /** What the second button says; "Save" as a rule. */
  saveLabel?: string;
  disabled?: boolean;
}

/** The two buttons at the foot of the planner's dialogs. */
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
