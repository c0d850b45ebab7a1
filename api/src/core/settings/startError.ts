/**
 * A start that fails for a reason the operator can fix. Its message is the sentence to print: what is wrong and what to
 * do.
 */
export class StartError extends Error {
  override name = 'StartError';
}
