/** A variant that no text contains, with the term to use instead. */
export interface ForbiddenVariant {
  variant: string;
  pattern: RegExp;
  term: string;
  /** Names of properties whose text may have the variant. */
  unlessKey?: RegExp;
}

export const forbiddenVariants: readonly ForbiddenVariant[];
export function findForbiddenVariants(text: string, key?: string): ForbiddenVariant[];
