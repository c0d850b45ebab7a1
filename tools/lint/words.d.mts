/** A word that the glossary does not use, with what to say instead. */
export interface BannedWord {
  word: string;
  suggestion: string;
}

export function findBannedInName(name: string): BannedWord[];
export function findBannedInText(text: string): BannedWord[];
