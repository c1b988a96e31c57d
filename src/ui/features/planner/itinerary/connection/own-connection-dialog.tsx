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
import { isWebAddress } from '../../book/booking/web-address.ts';
import { SaveFooter } from '../../save-footer.tsx';
import { ownOption } from './own-option.ts';
import { currentConnection } from '../stop/stop-now.ts';

/** "90 minutes" is a time that people write. */
const MOST_MINUTES = 999;
/** With the minutes no more than the 30 days that a way may take. */
const MOST_HOURS = 702;
const CENTS = 100;
/** Rail and train are one word to people. */
const OFFERED = CONNECTION_TYPES.filter((type) => type !== 'rail');

interface OwnConnectionDialogProps {
  entry: TimelineConnection;
  /** The way that is to be changed; a new one where it is null. */
  former: ConnectionOption | null;
  onClose: () => void;
}

/** A way that the traveller knows: how, how long, what it costs, where to read about it. */
export default function OwnConnectionDialog({ entry, former: given, onClose }: OwnConnectionDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, connectionName } = usePlannerNames();
  // It is what it was when the form was opened, whatever a sync makes of it meanwhile.
  const [former] = useState(given);
  const before = Math.round((former?.duration ?? 0) / 60);
  const [type, setType] = useState<ConnectionType>(former?.type ?? 'bus');
  const [hours, setHours] = useState<number | null>(former === null ? null : Math.floor(before / 60));
  const [minutes, setMinutes] = useState<number | null>(former === null ? null : before % 60);
  const [openedPrice] = useState<number | null>(() => {
    const usd = former?.price ?? null;
    return usd === null ? null : Math.round(format.convert(usd) * CENTS) / CENTS;
  });
  const [price, setPrice] = useState(openedPrice);
  const [link, setLink] = useState(former?.link ?? '');
  const travellers = session.getState().tour?.travellers ?? 1;
  const [tried, setTried] = useState(false);
  const openedSeconds = former === null ? null : before * 60;
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
      seconds: seconds === openedSeconds ? (former?.duration ?? seconds) : seconds,
      // A price that nobody touched stays the one that it was: in another currency it would come back rounded.
      priceUsd: price === openedPrice ? (former?.price ?? null) : price === null ? null : price / perUsd,
      link: link.trim() === '' ? null : link.trim(),
      former,
    });
    const opened = former && { ...former, link: former.link ?? null, price: former.price ?? null };
    const change = { option, replaces: former?.key ?? null, opened };
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
          max={MOST_HOURS}
          error={tried && seconds <= 0 ? t('planner.own.needs-time') : undefined}
        />
        <NumberField
          label={t('planner.own.minutes')}
          unit={t('planner.own.min')}
          value={minutes}
          onChange={setMinutes}
          min={0}
          max={MOST_MINUTES}
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
            error={tried && badLink ? t('planner.own.bad-link') : undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}
