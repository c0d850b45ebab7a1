/** A banned word in a text, with what to say instead. */
export interface BannedWord {
  word: string;
  index: number;
  suggestion: string;
}

export function findBannedInText(text: string): BannedWord[];
