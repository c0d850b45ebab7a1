/** A validation names at most this many wrong fields: a body may hold thousands. */
export const maxErrorDetails = 20;

/** The elements up to the last wrong one that an answer names, so that thousands of wrong ones cost no more. */
export function cutAfterWrongElements<T>(isValid: (element: T) => boolean, elements: T[]): T[] {
  let wrong = 0;
  const end = elements.findIndex((element) => !isValid(element) && ++wrong === maxErrorDetails);
  return end < 0 ? elements : elements.slice(0, end + 1);
}
