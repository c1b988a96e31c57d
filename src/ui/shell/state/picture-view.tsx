import { createContext, type ReactNode, useState } from 'react';

/** Pictures that a view shows, with the number of places that do. */
export type ShownPictures = Map<string, number>;

export const ViewContext = createContext<ShownPictures | null>(null);

/** A page or a dialog that shows no picture twice. Cards outside of one always show their first. */
export function PictureView({ children }: { children: ReactNode }) {
  const [shown] = useState<ShownPictures>(() => new Map());
  return <ViewContext value={shown}>{children}</ViewContext>;
}
