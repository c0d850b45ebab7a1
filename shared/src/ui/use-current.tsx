import { useState } from 'react';

/**
 * Whether the rows at hand are the answer to this very question, though asking again has failed:
 * with the former page kept in sight, rows alone do not tell.
 */
export function useCurrent(question: string, answered: boolean): boolean {
  const [last, setLast] = useState<string | null>(null);
  if (answered && last !== question) setLast(question);
  return last === question;
}
