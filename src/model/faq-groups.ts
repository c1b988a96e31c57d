/** Groups of questions in display order; apart from the schemas, so that the page needs no zod. */
export const FAQ_GROUPS = ['planner', 'offline', 'account', 'travel', 'data'] as const;
