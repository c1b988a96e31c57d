import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import OwnConnectionDialog from '../../../src/ui/features/planner/itinerary/connection/own-connection-dialog.tsx';
import { timelineConnection } from './plan-builder.ts';
import { renderRows } from './planner-host.tsx';

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterEach(cleanup);

const entry = timelineConnection('kandy_ella', '2027-02-10T08:00', '2027-02-10T14:45', {
  dayFrom: 3,
  itinIndex: 1,
});

async function write(hours: string, minutes: string) {
  const { calls } = await renderRows(
    <OwnConnectionDialog entry={entry} edited={null} onClose={() => undefined} />,
  );
  if (hours !== '') await userEvent.type(screen.getByLabelText('Hours'), hours);
  if (minutes !== '') await userEvent.type(screen.getByLabelText('Minutes'), minutes);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return calls.ownConnections.map((change) => 'option' in change && change.option.duration);
}

it('saves ninety minutes as an hour and a half', async () => {
  expect(await write('', '90')).toEqual([5_400]);
});

it('limits the duration to the thirty days of a plan', async () => {
  expect(await write('702', '999')).toEqual([2_587_140]);
});
