import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../../../model/connection-type.ts';
import { uuidV7 } from '../../../../../model/uuid-v7.ts';

interface OwnConnection {
  connectionId: string;
  type: ConnectionType;
  seconds: number;
  priceUsd: number | null;
  link: string | null;
  /** The edited option, whose key is preserved. */
  edited?: ConnectionOption | null;
}

/** An own connection as an option; its key is unique, so that no catalogue data ever replaces it. */
export function ownOption({
  connectionId,
  type,
  seconds,
  priceUsd,
  link,
  edited = null,
}: OwnConnection): ConnectionOption {
  const [from = '', to = ''] = connectionId.split('_');
  const name = edited?.key?.split(':')[2] ?? `own-${uuidV7()}`;
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
