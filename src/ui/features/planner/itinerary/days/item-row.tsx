import {
  EllipsisVertical,
  GripVertical,
  Lightbulb,
  MapPin,
  NotebookPen,
  Pencil,
  Ticket,
  Trash2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { itemEdit } from '../../../../../data/planner/item-edits.ts';
import type { ItemKind, StopItem } from '../../../../../model/schemas/stop-item.ts';
import { Menu } from '../../../../components/overlay/menu.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import type { ItineraryStop } from '../group-itinerary.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import styles from './stop-days.module.css';

const ICONS: Record<ItemKind, LucideIcon> = { activity: Ticket, note: NotebookPen, place: MapPin };

interface ItemRowProps {
  item: StopItem;
  /** In the user's language. */
  title: string;
  row: ItineraryStop;
  /** It begins before the arrival, or ends after the departure. */
  away: 'before' | 'after' | null;
  /** Its place is closed then. */
  closed: boolean;
  dragged: boolean;
  helpId: string;
}

/** Something to do at a stop: its time, how long it takes, a grip and a menu. */
export function ItemRow({ item, title, row, away, closed, dragged, helpId }: ItemRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = usePlannerNames();
  const [editing, setEditing] = useState(false);
  const { id, kind, start, minutes } = item;
  const Icon = ICONS[kind];
  const facts = [
    typeof minutes === 'number' ? format.duration(minutes * 60) : t(`items.kind.${kind}`),
    away === null ? '' : t(`items.away.${away}`),
    closed ? t('items.closedThen') : '',
  ].filter((part) => part !== '');

  return (
    <li className={styles.item} data-item={id} data-dragged={dragged || undefined}>
      <span className={styles.time}>
        {start ?? <Lightbulb size={18} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className={styles.tile}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={away === null && !closed ? styles.quiet : styles.warning}>{facts.join(' · ')}</p>
      </div>
      <Menu
        label={t('items.menu', { title })}
        trigger={EllipsisVertical}
        items={[
          { label: t('items.edit'), icon: Pencil, onSelect: () => setEditing(true) },
          {
            label: t('items.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => void session.editItinerary(itemEdit([{ remove: id }]), 'item-removed', title),
          },
        ]}
      />
      <button
        type="button"
        className={styles.grip}
        data-item-grip={id}
        aria-label={t('items.grip', { title })}
        aria-describedby={helpId}
        title={t('items.grip', { title })}
      >
        <GripVertical size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {editing && <EditItemDialog item={item} title={title} row={row} onClose={() => setEditing(false)} />}
    </li>
  );
}
