/** Lengths in characters of the text of the global search, and how many records of each kind it returns. */
export const searchLimits = { minLength: 2, maxLength: 100, maxMatches: 5 } as const;
