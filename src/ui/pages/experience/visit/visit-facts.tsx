import {
  Accessibility,
  CalendarCheck,
  Clock,
  FileCheck,
  type LucideIcon,
  Signal,
  Ticket,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { CorrectionFact } from '../../../../contract/message-limits.ts';
import { bookingLead } from '../../../../model/place/booking-lead.ts';
import { siteName } from '../../../../model/place/site-name.ts';
import type { PlacePractical } from '../../../../model/schemas/place-practical.ts';
import { OutLink } from '../../../components/out-link.tsx';
import { Tag, type TagProps } from '../../../components/tag.tsx';
import { CorrectButton } from '../../../features/corrections/correct-button.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { type Translation, useTranslation } from '../../../shell/i18n/use-translation.ts';
import { Fees } from './fees.tsx';
import { Hikes } from './hikes.tsx';
import styles from './visit-facts.module.css';

const WATER_TONES: Record<NonNullable<PlacePractical['swimming']>['level'], TagProps['tone']> = {
  safe: 'good',
  care: 'warn',
  dangerous: 'bad',
};

interface VisitFactsProps {
  /** Key of the experience. */
  place: string;
  practical: PlacePractical;
}

/** What is known for a visit, with the year and the source; what is not known is left out. */
export default function VisitFacts({ place, practical }: VisitFactsProps) {
  const translation = useTranslation();
  const { t, locale } = translation;
  const { fees = [], last_entry, booking, permit, hikes = [], step_free, swimming, reception } = practical;
  return (
    <div className={styles.card}>
      <ul className={styles.facts}>
        {fees.length > 0 && (
          <Fact icon={Ticket} title={t('experience.visit.fees')} place={place} fact="price">
            <Fees fees={fees} year={practical.as_of} />
          </Fact>
        )}
        {booking !== undefined && (
          <Fact
            icon={CalendarCheck}
            title={t('experience.visit.booking')}
            place={place}
            fact="booking"
            shown={booking[locale]}
          >
            <b>{leadText(booking.lead_days, translation)}</b>
            <p>{booking[locale]}</p>
            {booking.url !== undefined && <OutLink href={booking.url}>{siteName(booking.url)}</OutLink>}
          </Fact>
        )}
        {permit !== undefined && (
          <Fact icon={FileCheck} title={t('experience.visit.permit')}>
            <p>{permit[locale]}</p>
            {/* Often the page for booking is that for the permit. */}
            {permit.url !== undefined && permit.url !== booking?.url && (
              <OutLink href={permit.url}>{siteName(permit.url)}</OutLink>
            )}
          </Fact>
        )}
        {last_entry !== undefined && (
          <Fact icon={Clock} title={t('experience.visit.lastEntry')}>
            <p>{t('experience.visit.lastEntryAt', { time: last_entry })}</p>
          </Fact>
        )}
        {swimming !== undefined && (
          <Fact icon={Waves} title={t('experience.visit.swimming')}>
            <Tag tone={WATER_TONES[swimming.level]}>{t(`experience.visit.water.${swimming.level}`)}</Tag>
            <p>{swimming[locale]}</p>
          </Fact>
        )}
        {step_free !== undefined && (
          <Fact icon={Accessibility} title={t('experience.visit.access')}>
            <p>{t(`experience.visit.stepFree.${step_free}`)}</p>
          </Fact>
        )}
        {reception !== undefined && (
          <Fact icon={Signal} title={t('experience.visit.reception')}>
            <p>{t(`experience.visit.signal.${reception}`)}</p>
          </Fact>
        )}
      </ul>
      {hikes.length > 0 && <Hikes hikes={hikes} />}
      <div className={styles.foot}>
        <SourceLine practical={practical} />
        <CorrectButton
          kind="experience"
          about={place}
          label={t('detail.wrongFact')}
          name={t('detail.wrongFactOf', { fact: t('experience.section.visit') })}
        />
      </div>
    </div>
  );
}

interface FactProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** Key of the experience, and what a correction is about; a fact without them has no button of its own. */
  place?: string;
  fact?: CorrectionFact;
  shown?: string;
}

function Fact({ icon: Icon, title, children, place, fact, shown }: FactProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.fact}>
      <Icon aria-hidden />
      <div>
        <h3>{title}</h3>
        {children}
        {place !== undefined && fact !== undefined && (
          <CorrectButton
            kind="experience"
            about={place}
            fact={fact}
            shown={shown}
            label={t('detail.wrongFact')}
            name={t('detail.wrongFactOf', { fact: title })}
          />
        )}
      </div>
    </li>
  );
}

function leadText(days: number, { t, tn }: Translation): string {
  const lead = bookingLead(days);
  return lead === null ? t('experience.visit.spot') : tn(`experience.visit.lead.${lead.unit}`, lead.count);
}

function SourceLine({ practical: { as_of: year, source, checked } }: { practical: PlacePractical }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isAddress = source?.startsWith('https://') === true;
  return (
    <p className={styles.source}>
      {t('experience.visit.asOf', { year: String(year) })}
      {source !== undefined && ' · '}
      {source !== undefined &&
        (isAddress ? (
          <a href={source} target="_blank" rel="noopener noreferrer">
            {t(checked === undefined ? 'experience.visit.current' : 'experience.visit.source', {
              source: siteName(source),
            })}
          </a>
        ) : (
          t('experience.visit.source', { source })
        ))}
      {checked !== undefined &&
        ` · ${t('experience.visit.checked', { date: format.date(checked, 'short-year') })}`}
    </p>
  );
}
