/** Maximum nights of a stop; the planning engine rejects a longer stay, also a stored one. */
export const MAX_NIGHTS = 366;
