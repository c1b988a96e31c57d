import { ArrowLeft, ArrowLeftRight, Waypoints } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Airport } from '../../../../model/schemas/catalogue.ts';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './home-airport-dialog.module.css';

interface AirportQuestionProps {
  airport: Airport;
  onAnswer: (how: 'exchange' | 'replan') => void;
  onBack: () => void;
}

/** A different home airport: replan the tour from there, or keep it and only replace the flights. */
export function AirportQuestion({ airport, onAnswer, onBack }: AirportQuestionProps) {
  const { t, locale } = useTranslation();
  const { city } = airport[locale];
  return (
    <div className={styles.question}>
      <p>{t('planner.airport.question', { city })}</p>
      <Answer
        icon={ArrowLeftRight}
        title={t('planner.airport.exchange')}
        text={t('planner.airport.exchangeText')}
        onChoose={() => onAnswer('exchange')}
      />
      <Answer
        icon={Waypoints}
        title={t('planner.airport.replan')}
        text={t('planner.airport.replanText')}
        onChoose={() => onAnswer('replan')}
      />
      <div>
        <Button variant="text" size="sm" icon={ArrowLeft} onClick={onBack}>
          {t('planner.airport.another')}
        </Button>
      </div>
    </div>
  );
}

function Answer({
  icon: Icon,
  title,
  text,
  onChoose,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  onChoose: () => void;
}) {
  return (
    <button type="button" className={styles.answer} onClick={onChoose}>
      <Icon size={20} aria-hidden="true" />
      <span>
        <b className={styles.answerTitle}>{title}</b>
        <span className={styles.fact}>{text}</span>
      </span>
    </button>
  );
}
