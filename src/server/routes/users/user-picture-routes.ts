import type { Context, Hono } from 'hono';
import { USER_ENDPOINTS } from '../../../contract/user-endpoints.ts';
import { userAnswer } from '../../accounts/user-answer.ts';
import { checkInput } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { readUpload } from '../../images/read-upload.ts';
import { uploadPicture } from '../../images/upload-picture.ts';
import { type NewPicture, isRejection } from '../../stores/users/user-store.ts';
import type { RateRule } from '../../stores/rate-limits.ts';
import { contentHash } from '../../stores/content-hash.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { createSlots } from '../../work/slots.ts';
import { addressOf, limitWho } from '../limit-calls.ts';
import { ownAnswer } from './user-answers.ts';
import { attemptOf, idOfPath, rejectionAnswer, writerOf } from './user-requests.ts';

type Env = { Bindings: Bindings };

const UPLOADS: RateRule = { name: 'upload', max: 60, windowSeconds: 3_600 };
const MIDDLE = 0.5;
/** Memory bound: 8 MB per upload, twice that at its end, for minutes on a slow connection. */
const RECEIVED = { max: 16, perCallerMax: 3 };

/** Uploads of profile pictures and pictures of own experiences: the body is the picture. */
export function userPictureRoutes(api: Hono<Env>, deps: ApiDeps): void {
  const { putUserImage, putExperienceImage } = USER_ENDPOINTS;
  const slots = createSlots(RECEIVED);

  /** As `readPicture`. @throws HttpProblem `unavailable` if too many uploads are in progress */
  const takePicture = (context: Context<Env>, userId: string) =>
    slots.run([`account ${userId}`, `network ${addressOf(context, deps.settings)}`], () =>
      readPicture(context, deps, userId),
    );

  api.put(putUserImage.path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const { picture, hash } = await takePicture(context, userId);
    const outcome = await deps.users.setUserPicture({ ...attemptOf(raw, userId, hash), picture });
    if (isRejection(outcome)) return rejectionAnswer(outcome, requestLocale(raw.headers), 1);
    const account = await deps.accounts.store.find(userId);
    if (!account) throw new HttpProblem('not-signed-in');
    return ownAnswer({ user: await userAnswer(deps.accounts.store, account) });
  });

  api.put(putExperienceImage.path, async (context) => {
    const { raw } = context.req;
    const userId = await writerOf(raw, deps);
    const id = idOfPath(context.req.param('id'));
    // Check ownership before the expensive work.
    if (!(await deps.users.read(userId, 'experiences', id))) throw new HttpProblem('not-found');
    const { picture, hash } = await takePicture(context, userId);
    const outcome = await deps.users.setExperiencePicture({ ...attemptOf(raw, userId, hash), id, picture });
    return isRejection(outcome)
      ? rejectionAnswer(outcome, requestLocale(raw.headers), 1)
      : ownAnswer({ experience: outcome.document }, 200, { ETag: `"${outcome.document.version}"` });
  });
}

async function readPicture(
  context: Context<Env>,
  { limits }: Pick<ApiDeps, 'limits'>,
  userId: string,
): Promise<{ picture: NewPicture; hash: string }> {
  const { raw } = context.req;
  const query = checkInput(
    USER_ENDPOINTS.putUserImage.query,
    context.req.query(),
    requestLocale(raw.headers),
  );
  const { bytes, type } = await readUpload(raw);
  await limitWho(limits, UPLOADS, userId);
  const focus = [Number(query['fp-x'] ?? MIDDLE), Number(query['fp-y'] ?? MIDDLE)] as const;
  const picture = await uploadPicture(bytes, type, focus);
  return { picture, hash: contentHash(Buffer.from(bytes).toString('base64')) };
}
