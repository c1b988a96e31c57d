import { addStop } from '../planner/tour-edits.ts';
import { openPlannerSession, type SessionParts } from '../planner/planner-session.ts';

/**
 * Adds an experience at its best position to a tour on this device, through the planner. False if the tour was
 * deleted, could not be planned or could not be stored.
 */
export async function addToTour(
  tourId: string,
  experienceKey: string,
  parts: Partial<SessionParts> = {},
): Promise<boolean> {
  const session = openPlannerSession(tourId, parts);
  await session.apply(() => [addStop(experienceKey, session.getState())], 'stop-added', experienceKey);
  const { lastChange, saving } = session.getState();
  session.close();
  return lastChange !== null && saving === 'saved';
}
