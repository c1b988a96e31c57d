/** Groups of questions, in the order of the page; apart from the schemas, so that the page needs no zod. */
export const FAQ_GROUPS = ['planner', 'offline', 'account', 'travel', 'data'] as const;
