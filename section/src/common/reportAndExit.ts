/** The message of an error without its stack, for the users of a command. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Prints the message of an error and ends the process with code 1. */
export function reportAndExit(error: unknown): never {
  console.error(getErrorMessage(error));
  process.exit(1);
}
