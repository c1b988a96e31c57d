/** Nights of one stop: the planning engine refuses a tour with a longer stay, one that is already kept too. */
export const MOST_NIGHTS = 366;
