import { useLiveQuery } from 'dexie-react-hooks';
import { allCountries, experiencesOfCountry } from '../../../data/catalogue/live-queries.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { OWN_ADDRESS_MAX, OWN_REGION_MAX, OWN_TITLE_MAX } from '../../../model/own-limits.ts';
import { Select } from '../../components/form/select.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { PlaceMap } from '../../components/map/place-map.tsx';
import type { LngLat, MapPlace } from '../../components/map/map-types.ts';
import { readCoordinates, writeCoordinates } from '../../features/own-experience/read-coordinates.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './own-editor.module.css';
import type { OwnFieldsProps } from './own-fields.tsx';

const NONE = 'here';
const NO_PLACES: readonly MapPlace[] = [];

/** Name, country, address and location; the location is clicked on the map, typed, or taken from a known experience. */
export function OwnLocationFields({
  form,
  change,
  errors,
  isApproximate,
}: OwnFieldsProps & {
  /** The middle of a town, as the gazetteer has it. */
  isApproximate: boolean;
}) {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const countries = useLiveQuery(allCountries, []) ?? [];
  const experiences = useLiveQuery(() => experiencesOfCountry(form.country), [form.country]) ?? [];
  // The country of a place from the gazetteer may be one that the catalogue lacks.
  const other = countries.some(({ key }) => key === form.country)
    ? undefined
    : countryName(form.country, undefined, locale);
  const at = readCoordinates(form.place);
  const collator = new Intl.Collator(locale);
  const byLabel = (a: { label: string }, b: { label: string }) => collator.compare(a.label, b.label);
  return (
    <>
      <TextField
        name="title"
        label={`${t('own.form.title')} *`}
        error={errors.includes('title') ? t('own.error.title') : undefined}
        autoComplete="off"
        maxLength={OWN_TITLE_MAX}
        required
        value={form.title}
        onChange={(title) => change({ title })}
      />
      <div className={styles.row}>
        <Select
          name="country"
          label={`${t('own.form.country')} *`}
          error={errors.includes('country') ? t('own.error.country') : undefined}
          required
          value={form.country}
          onChange={(key) => change({ country: key })}
          options={[
            { value: '', label: t('own.form.chooseCountry') },
            ...[
              ...countries.map((row) => ({ value: row.key, label: row[locale].name })),
              ...(other === undefined ? [] : [{ value: form.country, label: other }]),
            ].sort(byLabel),
          ]}
        />
        <TextField
          label={t('own.form.region')}
          autoComplete="off"
          maxLength={OWN_REGION_MAX}
          value={form.region}
          onChange={(region) => change({ region })}
        />
      </div>
      <fieldset className={styles.place}>
        <legend className={styles.legend}>{t('own.form.place')} *</legend>
        <div className={styles.row}>
          <TextField
            name="place"
            label={t('own.form.coordinates')}
            hint={t(isApproximate ? 'own.form.coordinatesAbout' : 'own.form.coordinatesHint')}
            error={errors.includes('place') ? t('own.error.place') : undefined}
            autoComplete="off"
            inputMode="text"
            required
            value={form.place}
            onChange={(place) => change({ place })}
          />
          {experiences.length > 0 && (
            <Select
              label={t('own.form.near')}
              value=""
              onChange={(key) => {
                const place = experiences.find((row) => row.key === key);
                if (place) change({ place: writeCoordinates(place.location.coordinates) });
              }}
              options={[
                { value: '', label: t('own.form.nearNone') },
                ...experiences.map((row) => ({ value: row.key, label: row[locale].title })).sort(byLabel),
              ]}
            />
          )}
        </div>
        <TextField
          label={t('own.form.address')}
          hint={t('own.form.addressHint')}
          autoComplete="off"
          maxLength={OWN_ADDRESS_MAX}
          value={form.address}
          onChange={(address) => change({ address })}
        />
        {flags.maps && (
          <PlaceMap
            className={styles.map}
            label={t('own.form.map')}
            places={at ? [{ id: NONE, name: form.title.trim() || t('own.form.here'), at }] : NO_PLACES}
            selected={NONE}
            fitTo={experiences.length > 0 ? experiences.map(pointOf) : undefined}
            withoutList
            onPick={(point) => change({ place: writeCoordinates(point) })}
          />
        )}
      </fieldset>
    </>
  );
}

function pointOf({ location }: ExperienceSummary): LngLat {
  return location.coordinates;
}
