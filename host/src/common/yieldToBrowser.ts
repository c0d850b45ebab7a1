/**
 * Ends the running task, so that the browser can handle input before the next one: React renders in steps, but a script
 * is evaluated in one.
 */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
