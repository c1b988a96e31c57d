import { Suspense } from 'react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { lazyPart } from '../../../../shell/routing/lazy-page.tsx';

interface OwnConnectionHostProps {
  entry: TimelineConnection;
  former: ConnectionOption | null;
  onClose: () => void;
}

const form = lazyPart<OwnConnectionHostProps>(() => import('./own-connection-dialog.tsx'));

/** The form for a way of one's own; its code comes when it is asked for. */
export function OwnConnectionHost(props: OwnConnectionHostProps) {
  return (
    <Suspense>
      <form.Page {...props} />
    </Suspense>
  );
}
