/** A banned word in a text, with what to say instead. */
export interface BannedWord {
  word: string;
  index: number;
  suggestion: string;
}

export function findBannedInName(name: string): Omit<BannedWord, 'index'>[];
export function findBannedInText(text: string): BannedWord[];
