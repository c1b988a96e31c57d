import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './account-form.module.css';

/** Password input with a toggle to reveal it, labeled for password managers. */
export function PasswordField(props: {
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
}) {
  const { name, label, hint, error, autoComplete, value, onChange } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles.password}>
          <input
            {...ids}
            className={styles.control}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <IconButton
            className={styles.eye}
            label={t(shown ? 'account.login.hide' : 'account.login.show')}
            icon={shown ? EyeOff : Eye}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
