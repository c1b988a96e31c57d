import { uuidV7 } from '../../model/uuid-v7.ts';
import { accountHeaders } from './account-headers.ts';
import { askServer, isRecord, type ServerReply } from './ask-server.ts';
import { versionIn } from './version-in.ts';

export type PublishReply =
  { kind: 'done'; version: number; slug: string | null } | { kind: 'failed'; reply: ServerReply };

/** Publishes or unpublishes a document; `done` only if the answer is that document in the wanted state. */
export async function publishItem(
  folder: '/tours' | '/experiences/user',
  field: 'tour' | 'experience',
  id: string,
  published: boolean,
): Promise<PublishReply> {
  const reply = await askServer((address, init) => fetch(address, init), {
    method: 'POST',
    path: `${folder}/${id}/publish`,
    body: { published },
    key: uuidV7(),
    headers: accountHeaders(),
  });
  const body = reply.kind === 'answer' ? reply.body : null;
  const version = versionIn(body, field, id);
  const document = isRecord(body) ? body[field] : null;
  if (version === null || !isRecord(document) || document['published'] !== published) {
    console.warn('Publishing:', reply);
    return { kind: 'failed', reply };
  }
  return { kind: 'done', version, slug: typeof document['slug'] === 'string' ? document['slug'] : null };
}
