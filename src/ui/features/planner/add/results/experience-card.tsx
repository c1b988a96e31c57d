import { Check, ChevronDown, Clock, Heart, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { isFromGazetteer } from '../../../../../model/own-summary.ts';
import { isOwnKey } from '../../../../../model/own-key.ts';
import { Button } from '../../../../components/form/button.tsx';
import { classNames } from '../../../../shell/components/class-names.ts';
import { ExperiencePicture } from '../../../../components/experience-picture.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { VisuallyHidden } from '../../../../shell/components/visually-hidden.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import styles from './experience-card.module.css';
import { useExperienceTranslations } from '../use-experience-translations.ts';

export interface ExperienceCardProps {
  place: ExperienceSummary;
  palette: readonly string[];
  chosen: boolean;
  /** Its stop numbers; empty if it is not in the tour. */
  numbers: string;
  favorite: boolean;
  /** Closed in all months of the tour. */
  closed: boolean;
  open: boolean;
  detailId: string;
  onToggle: (place: ExperienceSummary) => void;
  onDetails: (key: string) => void;
}

/** A selectable experience: picture and button add or remove it, Details opens a card below its row. */
export const ExperienceCard = memo(function ExperienceCard({
  place,
  palette,
  chosen,
  numbers,
  favorite,
  closed,
  open,
  detailId,
  onToggle,
  onDetails,
}: ExperienceCardProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const texts = useExperienceTranslations();
  const name = place[locale].short_title;

  return (
    <li
      className={classNames(styles.card, chosen && styles.chosen, open && styles.open)}
      data-place={place.key}
    >
      <div className={styles.picture}>
        <ExperiencePicture
          picture={place.image_uris[0]}
          palette={palette}
          sizes="(min-width: 1264px) 300px, (min-width: 600px) 45vw, 92vw"
          alt=""
        />
        <span className={styles.veil} aria-hidden>
          {chosen ? <Minus /> : <Plus />}
        </span>
        {numbers !== '' && (
          <span className={styles.badge}>
            <VisuallyHidden>{t('planner.add.stop')} </VisuallyHidden>
            {numbers}
          </span>
        )}
        {favorite && (
          <span className={styles.favorite}>
            <VisuallyHidden>{t('planner.add.favorite')}</VisuallyHidden>
            <Heart aria-hidden />
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{place[locale].title}</h3>
        <p className={styles.where}>{texts.where(place)}</p>
        {closed && (
          <p>
            <Tag tone="neutral">{t('planner.add.closedThen')}</Tag>
          </p>
        )}
        {isOwnKey(place.key) && (
          <p>
            <Tag tone="tint">{t('planner.ownPlace')}</Tag>{' '}
            {isFromGazetteer(place) && <Tag tone="neutral">{t('planner.typical')}</Tag>}
          </p>
        )}
        <p className={styles.facts}>
          <span className={styles.stay}>
            <Clock aria-hidden />
            {texts.stay(place.duration)}
          </span>
          {!(place.price === 0 && isFromGazetteer(place)) && (
            <span>
              {place.price === 0 ? (
                <strong>{t('planner.free')}</strong>
              ) : (
                <>
                  <span className={styles.about}>{t('planner.about')}</span>{' '}
                  <strong>{format.money(place.price)}</strong>
                </>
              )}
            </span>
          )}
        </p>
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="sm"
            className={classNames(styles.toggle, chosen && styles.in)}
            aria-label={t(chosen ? 'planner.add.removePlace' : 'planner.add.addPlace', { name })}
            onClick={() => onToggle(place)}
          >
            <span className={styles.label}>
              {chosen ? <Check className={styles.rest} aria-hidden /> : <Plus aria-hidden />}
              {chosen && <Minus className={styles.hover} aria-hidden />}
              <span className={styles.word}>{t(chosen ? 'planner.add.inTour' : 'planner.add.add')}</span>
            </span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            iconEnd={ChevronDown}
            className={styles.details}
            aria-label={t('planner.add.detailsOf', { name })}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => onDetails(place.key)}
          >
            <span className={styles.word}>{t('planner.add.details')}</span>
          </Button>
        </div>
      </div>
    </li>
  );
});
