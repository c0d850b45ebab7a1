/** A list that was requested whole has more than `pageLimits.maxUnpagedRows` rows. */
export class ListTooLongError extends Error {
  override readonly name = 'ListTooLongError';
}
