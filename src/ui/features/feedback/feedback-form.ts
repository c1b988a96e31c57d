import { COMMENTS_MAX, HEARD_FROM, type HeardFrom } from '../../../contract/message-limits.ts';
import type { Feedback } from '../../../contract/messages.ts';

/** State of the form. */
export interface FeedbackForm {
  /** 0 until chosen. */
  rating: number;
  wouldRecommend: boolean | null;
  comments: string;
  heardFrom: readonly HeardFrom[];
  other: string;
}

export const EMPTY_FORM: FeedbackForm = {
  rating: 0,
  wouldRecommend: null,
  comments: '',
  heardFrom: [],
  other: '',
};

export interface FeedbackErrors {
  rating: boolean;
  recommend: boolean;
  comments: boolean;
}

export function feedbackErrors({ rating, wouldRecommend, comments }: FeedbackForm): FeedbackErrors {
  const length = comments.trim().length;
  return {
    rating: rating < 1,
    recommend: wouldRecommend === null,
    comments: length === 0 || length > COMMENTS_MAX,
  };
}

/** Restores the form from a stored message. */
export function formOf(body: Readonly<Record<string, unknown>>): FeedbackForm {
  const { rating, wouldRecommend, comments, heardFrom, heardFrom_other: other } = body;
  const sources: readonly unknown[] = Array.isArray(heardFrom) ? heardFrom : [];
  return {
    rating: typeof rating === 'number' ? rating : 0,
    wouldRecommend: typeof wouldRecommend === 'boolean' ? wouldRecommend : null,
    comments: typeof comments === 'string' ? comments : '',
    heardFrom: HEARD_FROM.filter((source) => sources.includes(source)),
    other: typeof other === 'string' ? other : '',
  };
}

/** Null while the form is invalid. */
export function feedbackOf(form: FeedbackForm, component: string): Feedback | null {
  const { rating, wouldRecommend, comments, heardFrom, other } = form;
  if (wouldRecommend === null || Object.values(feedbackErrors(form)).includes(true)) return null;
  return {
    rating,
    wouldRecommend,
    comments: comments.trim(),
    component,
    heardFrom: [...heardFrom],
    heardFrom_other: heardFrom.includes('other') && other.trim() !== '' ? other.trim() : null,
  };
}
