import { CATEGORY_KEYS } from '../../../model/category.ts';
import { OWN_DESCRIPTION_MAX } from '../../../model/own-limits.ts';
import { Chip } from '../../shell/components/chip.tsx';
import { NumberField } from '../../components/form/number-field.tsx';
import { Select } from '../../components/form/select.tsx';
import { TextArea } from '../../components/form/text-field.tsx';
import type { OwnExperienceError, OwnForm } from '../../features/own-experience/own-form.ts';
import { monthName } from '../../format/format-months.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './own-editor.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const MONEY_MAX = 100_000;
const STAY_MAX = 8_784;

export interface OwnFieldsProps {
  form: OwnForm;
  change: (part: Partial<OwnForm>) => void;
  errors: readonly OwnExperienceError[];
}

/** Duration, prices, months, categories and description. */
export function OwnFields({ form, change, errors }: OwnFieldsProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  return (
    <>
      <div className={styles.row}>
        <NumberField
          name="stay"
          label={`${t('own.form.stay')} *`}
          error={errors.includes('stay') ? t('own.error.stay') : undefined}
          value={form.stay}
          min={0}
          max={STAY_MAX}
          onChange={(stay) => change({ stay })}
        />
        <Select
          label={t('own.form.stayUnit')}
          value={form.stayUnit}
          onChange={(unit) => change({ stayUnit: unit === 'hours' ? 'hours' : 'days' })}
          options={[
            { value: 'hours', label: t('own.form.hours') },
            { value: 'days', label: t('own.form.days') },
          ]}
        />
      </div>
      <div className={styles.row}>
        <NumberField
          label={t('own.form.price')}
          hint={t('own.form.priceHint')}
          unit={format.currency}
          value={form.price}
          min={0}
          max={MONEY_MAX}
          onChange={(price) => change({ price })}
        />
        <NumberField
          label={t('own.form.night')}
          hint={t('own.form.nightHint')}
          unit={format.currency}
          value={form.pricePerNight}
          min={0}
          max={MONEY_MAX}
          onChange={(pricePerNight) => change({ pricePerNight })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('own.form.months')}</legend>
        <div className={styles.chips}>
          {MONTHS.map((month) => (
            <Chip
              key={month}
              selected={form.months.includes(month)}
              onToggle={() => change({ months: toggled(form.months, month) })}
            >
              {monthName(month, locale, 'short')}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('own.form.categories')}</legend>
        <div className={styles.chips}>
          {CATEGORY_KEYS.map((category) => (
            <Chip
              key={category}
              selected={form.categories.includes(category)}
              onToggle={() => change({ categories: toggled(form.categories, category) })}
            >
              {t(`categories.${category}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextArea
        name="description"
        label={t('own.form.description')}
        hint={t('own.form.descriptionHint', {
          count: format.number(form.description.length),
          most: format.number(OWN_DESCRIPTION_MAX),
        })}
        error={errors.includes('description') ? t('own.error.description') : undefined}
        rows={6}
        maxLength={OWN_DESCRIPTION_MAX}
        value={form.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
