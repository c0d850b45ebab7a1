import type { PushMessage } from '@surco/shared/contract';

/** Whether a link leads to a page of this server. */
export const isInternalPath = (link: unknown): link is string => typeof link === 'string' && /^\/(?![/\\])/.test(link);

/** Parses the text of a push; null when it is not one of ours. */
export function parsePushMessage(text: string): PushMessage | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null) return null;
    const { title, body, link, tag, isTest }: Partial<Record<keyof PushMessage, unknown>> = data;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return null;
    return { title, body, tag, link: isInternalPath(link) ? link : null, isTest: isTest === true };
  } catch {
    return null;
  }
}
