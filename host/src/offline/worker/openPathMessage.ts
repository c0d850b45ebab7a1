/**
 * Message of the worker to a page: the user has opened a notification. The page answers on the port of the event, and
 * opens the path when the worker confirms the answer there.
 */
export interface OpenPathMessage {
  type: 'open-path';
  path: string;
}

/** @returns the path; null when the message is another one */
export function parseOpenPathMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open-path') return null;
  return 'path' in data && typeof data.path === 'string' ? data.path : null;
}
