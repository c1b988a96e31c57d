import { Building2, Check, MapPin, Plus } from 'lucide-react';
import type { FoundPlace } from '../../../../../contract/data-api.ts';
import { classNames } from '../../../../shell/components/class-names.ts';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { Marked } from '../../../../components/marked/marked.tsx';
import styles from './places.module.css';

/** A place with the part of its name that was typed, where it is, and the button that adds it. */
export function PlaceRow({
  place,
  typed,
  country,
  near,
  chosen,
  onToggle,
}: {
  place: FoundPlace;
  typed: string;
  country: string;
  /** Distance from the tour. */
  near: string | null;
  chosen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const { name, alias, region } = place;
  const isTown = place.id.startsWith('geonames:');
  const Icon = isTown ? Building2 : MapPin;
  const where = [region === name ? '' : region, country].filter(Boolean).join(', ');
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
        <p className={styles.quiet}>{`${t(isTown ? 'places.town' : 'places.place')} · ${where}`}</p>
        {near !== null && <p className={styles.near}>{near}</p>}
      </div>
      <IconButton
        className={classNames(styles.add, chosen && styles.added)}
        variant="outline"
        icon={chosen ? Check : Plus}
        label={t(chosen ? 'places.remove' : 'places.add', { name })}
        onClick={onToggle}
      />
    </li>
  );
}
