import { Footprints } from 'lucide-react';
import type { PlacePractical } from '../../../../model/schemas/place-practical.ts';
import { Tag, type TagProps } from '../../../components/tag.tsx';
import { useUnits } from '../../../features/details/use-units.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './visit-facts.module.css';

type Hike = NonNullable<PlacePractical['hikes']>[number];

const GRADE_TONES: Record<Hike['grade'], TagProps['tone']> = {
  easy: 'good',
  moderate: 'tint',
  hard: 'warn',
  alpine: 'bad',
};

/** Length, ascent, time and grade of each walk, in the reader's units. */
export function Hikes({ hikes }: { hikes: readonly Hike[] }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { elevation } = useUnits();
  return (
    <div className={styles.hikes}>
      <h3>
        <Footprints aria-hidden />
        {t('experience.visit.hikes')}
      </h3>
      <ul>
        {hikes.map(({ key, km, ascent_m, hours, grade, ...texts }) => (
          <li key={key}>
            <p>{texts[locale]}</p>
            <p className={styles.measures}>
              <b>{format.distance(km * 1000)}</b>
              <span>{t('experience.visit.ascent', { height: elevation(ascent_m) })}</span>
              <span>{t('experience.visit.walk', { time: format.duration(hours * 3600) })}</span>
              <Tag tone={GRADE_TONES[grade]}>{t(`experience.visit.grade.${grade}`)}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
