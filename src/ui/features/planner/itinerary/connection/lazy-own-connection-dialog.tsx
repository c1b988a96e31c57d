import { Suspense } from 'react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';

interface LazyOwnConnectionDialogProps {
  entry: TimelineConnection;
  edited: ConnectionOption | null;
  onClose: () => void;
}

const form = lazyPart<LazyOwnConnectionDialogProps>(() => import('./own-connection-dialog.tsx'));

/** The form for an own connection, loaded on demand. */
export function LazyOwnConnectionDialog(props: LazyOwnConnectionDialogProps) {
  return (
    <Suspense>
      <form.Component {...props} />
    </Suspense>
  );
}
