import { openPlannerSession, type SessionParts } from '../planner/planner-session.ts';

/**
 * Puts a place at the end of a tour of this device, planned anew, as the planner does it. False where the
 * tour is gone, could not be planned or was not kept.
 */
export async function addToTour(
  tourId: string,
  experienceKey: string,
  parts: Partial<SessionParts> = {},
): Promise<boolean> {
  const session = openPlannerSession(tourId, parts);
  await session.apply([{ op: 'add', experience_id: experienceKey }], 'stop-added', experienceKey);
  const { lastChange, saving } = session.getState();
  session.close();
  return lastChange !== null && saving === 'saved';
}
