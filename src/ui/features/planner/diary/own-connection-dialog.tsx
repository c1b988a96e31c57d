import { useState } from 'react';
import { CONNECTION_TYPES } from '../../../../model/connection-type.ts';
import type { ConnectionOption } from '../../../../model/connection-option.ts';
import type { ConnectionType } from '../../../../model/connection-type.ts';
import type { TimelineConnection } from '../../../../model/plan.ts';
import type { PlannerSession } from '../../../../data/planner-state.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlannerNames } from '../planner-context.tsx';
import styles from './own-connection-dialog.module.css';
import { ownOption } from './own-option.ts';
import { SaveFooter } from '../save-footer.tsx';

const MOST_HOURS = 720;
/** Rail and train are one word to people. */
const OFFERED = CONNECTION_TYPES.filter((type) => type !== 'rail');

/** A way that the traveller knows: how, how long, what it costs, where to read about it. */
export function OwnConnectionDialog({ entry, onClose }: { entry: TimelineConnection; onClose: () => void }) {
  const { t } = useWords();
  const format = useFormat();
  const { session, connectionName } = usePlannerNames();
  const [type, setType] = useState<ConnectionType>('bus');
  const [hours, setHours] = useState<number | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [link, setLink] = useState('');
  const [tried, setTried] = useState(false);
  const seconds = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60;
  const badLink = link.trim() !== '' && !isWebAddress(link.trim());
  const valid = seconds > 0 && !badLink;

  function save(): void {
    setTried(true);
    if (!valid) return;
    onClose();
    // Money is typed in the currency that the page shows, and kept in USD.
    const perUsd = format.convert(1);
    const option = ownOption({
      connectionId: entry.key,
      type,
      seconds,
      priceUsd: price === null ? null : price / perUsd,
      link: link.trim() === '' ? null : link.trim(),
    });
    void keep(session, entry, option);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planner.own.title', { way: connectionName(entry.key) })}
      footer={<SaveFooter onCancel={onClose} onSave={save} />}
    >
      <div className={styles.form}>
        <div className={styles.wide}>
          <Select
            label={t('planner.own.type')}
            value={type}
            onChange={(value) => setType(CONNECTION_TYPES.find((known) => known === value) ?? 'other')}
            options={OFFERED.map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
        </div>
        <NumberField
          label={t('planner.own.hours')}
          unit={t('planner.own.h')}
          value={hours}
          onChange={setHours}
          min={0}
          max={MOST_HOURS - 1}
          error={tried && seconds <= 0 ? t('planner.own.needs-time') : undefined}
        />
        <NumberField
          label={t('planner.own.minutes')}
          unit={t('planner.own.min')}
          value={minutes}
          onChange={setMinutes}
          min={0}
          max={59}
        />
        <NumberField
          label={t('planner.own.price')}
          unit={format.currency}
          value={price}
          onChange={setPrice}
          min={0}
          max={100_000}
        />
        <div className={styles.wide}>
          <TextField
            type="url"
            inputMode="url"
            label={t('planner.own.link')}
            placeholder="https://"
            value={link}
            onChange={setLink}
            error={tried && badLink ? t('planner.own.bad-link') : undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Writes the way down and takes it. */
async function keep(
  session: PlannerSession,
  entry: TimelineConnection,
  option: ConnectionOption,
): Promise<void> {
  const tour = session.getState().tour;
  if (tour === null) return;
  const known = tour.ownConnections[entry.key] ?? [];
  await session.edit(
    { ownConnections: { ...tour.ownConnections, [entry.key]: [...known, option] } },
    'own-connection',
  );
  const { options, tour: planned } = session.getState();
  const index = options[entry.key]?.findIndex(({ key }) => key === option.key) ?? -1;
  // Where it is the only way it is taken by itself, unless something that is gone was chosen before.
  if (index >= 0 && planned?.itinerary[entry.itinIndex]?.['selectedKey'] !== option.key)
    await session.apply(
      [{ op: 'select', entry: entry.itinIndex, option: index }],
      'own-connection',
      entry.key,
    );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
