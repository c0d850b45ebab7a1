import { callResponse } from '@surco/shared/platform';
import { type ServerEvent, takeEvents } from './serverEvents';

/** The server says something every 20 s; after three times that the connection is dead, whatever the system thinks. */
const SILENCE = 65_000;

/**
 * Reads the stream of notices to its end.
 * @param lastEventId where to go on; nothing begins now
 * @throws ApiError, and whatever the browser says of a connection that breaks
 */
export async function readStream(
  lastEventId: string | undefined,
  signal: AbortSignal,
  hear: (event: ServerEvent) => void,
): Promise<void> {
  const connection = new AbortController();
  const cut = (): void => connection.abort();
  let silence = setTimeout(cut, SILENCE);
  signal.addEventListener('abort', cut);
  // Without a network the connection hangs, unbroken; cut now, it is opened again as soon as there is one.
  window.addEventListener('offline', cut);
  try {
    const options = { signal: connection.signal, lastEventId };
    const { body } = await callResponse('GET /notifications/stream', {}, options);
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(cut, SILENCE);
      const { events, rest } = takeEvents(text + decoder.decode(part.value, { stream: true }));
      text = rest;
      for (const event of events) hear(event);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
    window.removeEventListener('offline', cut);
  }
}
