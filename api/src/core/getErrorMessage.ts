import { getErrorCode } from './getErrorCode';

/** SQLSTATE of a statement that writes where nothing can be written. */
const readOnlyState = '25006';
export const readOnlySentence =
  'The database takes no writes (read-only or a standby): make it writable, then try again.';

/** The message of an error without its stack, for a person who runs a command. */
export const getErrorMessage = (error: unknown): string => {
  if (getErrorCode(error) === readOnlyState) return readOnlySentence;
  return error instanceof Error ? error.message : String(error);
};
