import { POST_TAGS } from '../../../model/post-tags.ts';
import { isKey, type ListParams, oneOf } from '../../features/filters/filter-state.ts';

/** Filters by tag and country and their query parameters; always newest first. */
export const POST_PARAMS = {
  filters: [
    { name: 'tag', param: 'tags', accepts: oneOf(POST_TAGS) },
    { name: 'country', param: 'country', accepts: isKey },
  ],
  sorts: ['newest'],
} as const satisfies ListParams;
