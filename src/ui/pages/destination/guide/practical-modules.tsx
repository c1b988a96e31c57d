import {
  ArrowLeftRight,
  Banknote,
  Bug,
  CreditCard,
  Droplets,
  Dog,
  Gavel,
  HandCoins,
  Handshake,
  Hospital,
  Landmark,
  type LucideIcon,
  MapPin,
  Megaphone,
  Mountain,
  PawPrint,
  Pill,
  Rainbow,
  Camera,
  CloudLightning,
  ShieldAlert,
  Shirt,
  Soup,
  Sun,
  Syringe,
  TrafficCone,
  Venus,
  Waves,
  Wind,
} from 'lucide-react';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import guide from './guide.module.css';
import { Notes } from './notes.tsx';
import { SourceLine } from './source-line.tsx';

const HEALTH: Record<Practical['health'][number]['kind'], LucideIcon> = {
  vaccination: Syringe,
  malaria: Bug,
  insects: Bug,
  water: Droplets,
  food: Soup,
  altitude: Mountain,
  sun: Sun,
  rabies: Dog,
  sea: Waves,
  air: Wind,
  care: Hospital,
};
const MONEY: Record<Practical['money'][number]['kind'], LucideIcon> = {
  currency: ArrowLeftRight,
  notes: Banknote,
  'cash-machines': Landmark,
  cards: CreditCard,
  change: Banknote,
  tips: HandCoins,
  haggling: Handshake,
};
const SAFETY: Record<Practical['safety'][number]['kind'], LucideIcon> = {
  crime: ShieldAlert,
  women: Venus,
  lgbtiq: Rainbow,
  drugs: Pill,
  law: Gavel,
  photos: Camera,
  dress: Shirt,
  swimming: Waves,
  traffic: TrafficCone,
  nature: CloudLightning,
  animals: PawPrint,
  unrest: Megaphone,
};

interface ModuleProps {
  practical: Practical;
}

export function Health({ practical }: ModuleProps) {
  const { t } = useTranslation();
  const levels = [
    [t('guide.malaria.label'), t(`guide.malaria.${practical.malaria}`)],
    [t('guide.water.label'), t(`guide.water.${practical.tap_water}`)],
    [t('guide.yellow.label'), t(`guide.yellow.${practical.yellow_fever}`)],
  ] as const;
  return (
    <DetailSection id="health" title={t('guide.health.title')}>
      <dl className={guide.facts}>
        {levels.map(([label, value]) => (
          <div key={label} className={guide.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notes
        practical={practical}
        icons={HEALTH}
        notes={practical.health.map((note) => ({ ...note, title: t(`guide.health.${note.kind}`) }))}
      />
    </DetailSection>
  );
}

export function Money({ practical }: ModuleProps) {
  const { t } = useTranslation();
  return (
    <DetailSection id="money" title={t('guide.money.title')}>
      <Notes
        practical={practical}
        icons={MONEY}
        notes={practical.money.map((note) => ({ ...note, title: t(`guide.money.${note.kind}`) }))}
      />
    </DetailSection>
  );
}

export function Scams({ practical }: ModuleProps) {
  const { t, locale } = useTranslation();
  return (
    <DetailSection id="scams" title={t('guide.scams.title')}>
      <ul className={guide.cards}>
        {practical.scams.map(({ key, ...scam }) => (
          <li key={key}>
            <span className={guide.place}>
              <MapPin aria-hidden />
              {scam[locale].where}
            </span>
            <h3>{scam[locale].title}</h3>
            <p>{scam[locale].text}</p>
          </li>
        ))}
      </ul>
      <SourceLine practical={practical} facts={practical.scams} />
    </DetailSection>
  );
}

export function Safety({ practical }: ModuleProps) {
  const { t } = useTranslation();
  return (
    <DetailSection id="safety" title={t('guide.safety.title')}>
      <Notes
        practical={practical}
        icons={SAFETY}
        notes={practical.safety.map((note) => ({ ...note, title: t(`guide.safety.${note.kind}`) }))}
      />
    </DetailSection>
  );
}
