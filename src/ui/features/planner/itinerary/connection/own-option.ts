import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../../../model/connection-type.ts';
import { uuidV7 } from '../../../../../model/uuid-v7.ts';

interface OwnConnection {
  connectionId: string;
  type: ConnectionType;
  seconds: number;
  priceUsd: number | null;
  link: string | null;
  /** The way that it was before, where one is changed: it stays the same way. */
  former?: ConnectionOption | null;
}

/** A way written down by hand as an option; its key is its own, so that no fact ever takes its place. */
export function ownOption({
  connectionId,
  type,
  seconds,
  priceUsd,
  link,
  former = null,
}: OwnConnection): ConnectionOption {
  const [from = '', to = ''] = connectionId.split('_');
  const name = former?.key?.split(':')[2] ?? `own-${uuidV7()}`;
  return {
    key: [type, '', name, from, to].join(':'),
    type,
    duration: seconds,
    distance: null,
    price: priceUsd,
    link,
    from,
    to,
    own: true,
  };
}
