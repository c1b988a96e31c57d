import { z } from 'zod/mini';
import { encodedBody } from '../http/encoded-body.ts';
import { isServed } from '../http/softlaunch.ts';
import type { Settings } from '../settings.ts';
import type { StaticFile } from './static-files.ts';

const manifestSchema = z.looseObject({
  shortcuts: z.optional(z.array(z.looseObject({ url: z.string() }))),
  share_target: z.optional(z.looseObject({ action: z.string() })),
  file_handlers: z.optional(z.array(z.looseObject({ action: z.string() }))),
});

/**
 * The web app manifest of a build without what leads to pages that are switched off.
 * @throws if it is invalid
 */
export function manifestFor(file: StaticFile, flags: Settings['flags']): StaticFile {
  const isOpen = (address: string) => isServed(new URL(address, 'http://site').pathname, flags);
  const {
    shortcuts = [],
    share_target: target,
    file_handlers: handlers = [],
    ...rest
  } = manifestSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
  const text = JSON.stringify({
    ...rest,
    shortcuts: shortcuts.filter(({ url }) => isOpen(url)),
    ...(target !== undefined && isOpen(target.action) ? { share_target: target } : {}),
    file_handlers: handlers.filter(({ action }) => isOpen(action)),
  });
  const bytes = new TextEncoder().encode(text);
  return { ...file, body: encodedBody(bytes, { quality: 9 }), bytes };
}
