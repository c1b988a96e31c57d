import { z } from 'zod/mini';

/**
 * Object schema that keeps unknown fields, which a newer version of the app may have written. The type is closed
 * nevertheless, so that a misspelled field does not compile: code keeps unknown fields by spreading the object.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it parses the same, and keeps more
export const openObject = z.looseObject as typeof z.object;
