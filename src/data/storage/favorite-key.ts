import type { FavoriteKind } from '../../contract/user-things.ts';

export function favoriteKey(kind: FavoriteKind, id: string): string {
  return `${kind}-${id}`;
}
