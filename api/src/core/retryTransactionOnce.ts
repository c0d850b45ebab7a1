/**
 * Runs the work and, if it fails with an error that a second run can avoid, runs it once more.
 * @param isRetryable whether the error comes from a write of another transaction at the same moment
 */
export async function retryTransactionOnce<T>(
  work: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRetryable(error)) return work();
    throw error;
  }
}
