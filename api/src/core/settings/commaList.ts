import { z } from 'zod';

/** Texts separated by commas; spaces around them and empty ones are ignored. */
export const commaListSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
