import { useState } from 'react';
import { CONNECTION_TYPES } from '../../../../../model/connection-type.ts';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../../../model/connection-type.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { NumberField } from '../../../../components/form/number-field.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import styles from './own-connection-dialog.module.css';
import { isHttpUrl } from '../../book/booking/is-http-url.ts';
import { SaveFooter } from '../../save-footer.tsx';
import { ownOption } from './own-option.ts';
import { currentConnection } from '../stop/current-entry.ts';

/** Allows entries such as "90 minutes". */
const MAX_MINUTES = 999;
/** With the minutes at most the 30 days that a connection may take. */
const MAX_HOURS = 702;
const CENTS = 100;
/** For users rail and train are the same. */
const OFFERED = CONNECTION_TYPES.filter((type) => type !== 'rail');

interface OwnConnectionDialogProps {
  entry: TimelineConnection;
  /** The option to edit; null for a new one. */
  edited: ConnectionOption | null;
  onClose: () => void;
}

/** Form for an own connection: mode, duration, price, link. */
export default function OwnConnectionDialog({ entry, edited: initial, onClose }: OwnConnectionDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, connectionName } = usePlannerNames();
  // Snapshot from when the form was opened: a sync meanwhile must not change the fields.
  const [edited] = useState(initial);
  const before = Math.round((edited?.duration ?? 0) / 60);
  const [type, setType] = useState<ConnectionType>(edited?.type ?? 'bus');
  const [hours, setHours] = useState<number | null>(edited === null ? null : Math.floor(before / 60));
  const [minutes, setMinutes] = useState<number | null>(edited === null ? null : before % 60);
  const [openedPrice] = useState<number | null>(() => {
    const usd = edited?.price ?? null;
    return usd === null ? null : Math.round(format.convert(usd) * CENTS) / CENTS;
  });
  const [price, setPrice] = useState(openedPrice);
  const [link, setLink] = useState(edited?.link ?? '');
  const travellers = session.getState().tour?.travellers ?? 1;
  const [attempted, setTried] = useState(false);
  const openedSeconds = edited === null ? null : before * 60;
  const seconds = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60;
  const badLink = link.trim() !== '' && !isHttpUrl(link.trim());
  const valid = seconds > 0 && !badLink;

  function save(): void {
    setTried(true);
    if (!valid) return;
    onClose();
    // The price is entered in the display currency and stored in USD.
    const perUsd = format.convert(1);
    const option = ownOption({
      connectionId: entry.key,
      type,
      seconds: seconds === openedSeconds ? (edited?.duration ?? seconds) : seconds,
      // An unchanged price keeps its stored value: converted back it would be rounded.
      priceUsd: price === openedPrice ? (edited?.price ?? null) : price === null ? null : price / perUsd,
      link: link.trim() === '' ? null : link.trim(),
      edited,
    });
    const opened = edited && { ...edited, link: edited.link ?? null, price: edited.price ?? null };
    const change = { option, replaces: edited?.key ?? null, opened };
    void session.editOwnConnection((tour) => currentConnection(tour, entry), change, entry.key);
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
          max={MAX_HOURS}
          error={attempted && seconds <= 0 ? t('planner.own.needs-time') : undefined}
        />
        <NumberField
          label={t('planner.own.minutes')}
          unit={t('planner.own.min')}
          value={minutes}
          onChange={setMinutes}
          min={0}
          max={MAX_MINUTES}
        />
        <NumberField
          label={t('planner.own.price')}
          hint={travellers > 1 ? t('planner.own.forAll') : undefined}
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
            error={attempted && badLink ? t('planner.own.bad-link') : undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}
