import { callResponse } from '@surco/shared/platform';
import { type ServerEvent, parseEvents } from './serverEvents';

/** In ms. The server sends something every 20 s; after three missed messages the connection counts as dead. */
const SILENCE_TIMEOUT_MS = 65_000;

/**
 * Reads one connection of the notification stream until it ends.
 * @param lastEventId id of the last event read; undefined starts with new events
 * @throws ApiError, or the browser's error when the connection breaks
 */
export async function readStream(
  lastEventId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const connection = new AbortController();
  const abort = (): void => connection.abort();
  let silenceTimer = setTimeout(abort, SILENCE_TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  // Without a network the connection would hang; aborted, it is reopened when the network is back.
  window.addEventListener('offline', abort);
  try {
    const options = { signal: connection.signal, lastEventId };
    const { body } = await callResponse('GET /notifications/stream', {}, options);
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(abort, SILENCE_TIMEOUT_MS);
      const { events, rest } = parseEvents(text + decoder.decode(part.value, { stream: true }));
      text = rest;
      for (const event of events) onEvent(event);
    }
  } finally {
    clearTimeout(silenceTimer);
    signal.removeEventListener('abort', abort);
    window.removeEventListener('offline', abort);
  }
}
