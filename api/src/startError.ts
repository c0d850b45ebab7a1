/** A start that cannot go on for a reason the operator can mend: its message is the whole Spanish sentence shown. */
export class StartError extends Error {
  override name = 'StartError';
}
