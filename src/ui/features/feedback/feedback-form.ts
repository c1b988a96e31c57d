import { COMMENTS_MAX, type HeardFrom } from '../../../contract/message-limits.ts';
import type { Feedback } from '../../../contract/messages.ts';

/** What is filled in so far. */
export interface FeedbackForm {
  /** 0 while nothing is chosen. */
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

export interface FeedbackFaults {
  rating: boolean;
  recommend: boolean;
  comments: boolean;
}

export function faultsOf({ rating, wouldRecommend, comments }: FeedbackForm): FeedbackFaults {
  const length = comments.trim().length;
  return {
    rating: rating < 1,
    recommend: wouldRecommend === null,
    comments: length === 0 || length > COMMENTS_MAX,
  };
}

/** Null while something lacks. */
export function feedbackOf(form: FeedbackForm, component: string): Feedback | null {
  const { rating, wouldRecommend, comments, heardFrom, other } = form;
  if (wouldRecommend === null || Object.values(faultsOf(form)).includes(true)) return null;
  return {
    rating,
    wouldRecommend,
    comments: comments.trim(),
    component,
    heardFrom: [...heardFrom],
    heardFrom_other: heardFrom.includes('other') && other.trim() !== '' ? other.trim() : null,
  };
}
