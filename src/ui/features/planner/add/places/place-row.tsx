import { Building2, Check, MapPin, Plus } from 'lucide-react';
import { classNames } from '../../../../shell/components/class-names.ts';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { Marked } from '../../../../components/marked/marked.tsx';
import styles from './places.module.css';

/** A place with the part of its name that was typed, where it is, and the button that adds it. */
export function PlaceRow({
  name,
  alias = null,
  typed,
  where,
  near,
  note = '',
  isTown,
  chosen,
  label,
  onToggle,
}: {
  name: string;
  alias?: string | null;
  typed: string;
  /** Its kind or list, region and country. */
  where: string;
  /** Distance from the tour. */
  near: string | null;
  note?: string;
  isTown: boolean;
  chosen: boolean;
  /** Of the button. */
  label: string;
  /** Missing if the place cannot be added. */
  onToggle?: () => void;
}) {
  const { t } = useTranslation();
  const Icon = isTown ? Building2 : MapPin;
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon aria-hidden />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <b>
            <Marked text={name} typed={typed} />
          </b>
          {alias !== null && (
            <span className={styles.quiet}>
              {' '}
              <Marked text={t('places.also', { name: alias })} typed={typed} />
            </span>
          )}
        </p>
        <p className={styles.quiet}>{where}</p>
        {note !== '' && <p className={classNames(styles.quiet, styles.note)}>{note}</p>}
        {near !== null && <p className={styles.near}>{near}</p>}
      </div>
      <IconButton
        className={classNames(styles.add, chosen && styles.added)}
        variant="outline"
        icon={chosen ? Check : Plus}
        label={label}
        disabled={onToggle === undefined}
        onClick={() => onToggle?.()}
      />
    </li>
  );
}
