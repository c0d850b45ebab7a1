/** The message of an error without its stack, for a person who runs a command. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
