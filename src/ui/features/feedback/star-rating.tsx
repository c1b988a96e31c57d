import { Star } from 'lucide-react';
import { useId } from 'react';
import { STARS_MAX } from '../../../contract/message-limits.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './feedback-dialog.module.css';

interface StarRatingProps {
  /** 0 until chosen. */
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

const STARS = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** One to five stars as a radio group, with arrow keys. */
export function StarRating({ value, onChange, error }: StarRatingProps) {
  const { t, tn } = useTranslation();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{t('feedback.rating')} *</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" name={id} checked={value === stars} onChange={() => onChange(stars)} />
            <Star className={classNames(styles.starSign, stars <= value && styles.full)} aria-hidden />
            <VisuallyHidden>{tn('feedback.stars', stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
