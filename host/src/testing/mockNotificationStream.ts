import { ReadableStream } from 'node:stream/web';
import type { NotificationSummary } from '../shell/notifications/tabMessages';

interface StreamConnection {
  /** The `last-event-id` header of the request. */
  lastEventId: string | undefined;
  send: (text: string) => void;
  end: () => void;
  isAborted: boolean;
}

/** Mocks `/notifications/stream` in addition to the mocked API. @returns the connections, filled as they open */
export function mockNotificationStream(): StreamConnection[] {
  const connections: StreamConnection[] = [];
  const mockedFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/notifications/stream')) return mockedFetch(input, init);
    const encoder = new TextEncoder();
    const headers = new Map(Object.entries({ ...init?.headers }));
    const connection: StreamConnection = {
      lastEventId: headers.get('last-event-id'),
      send: () => undefined,
      end: () => undefined,
      isAborted: false,
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        connection.send = (text) => controller.enqueue(encoder.encode(text));
        connection.end = () => controller.close();
        init?.signal?.addEventListener('abort', () => {
          connection.isAborted = true;
          controller.error(new Error('aborted'));
        });
      },
    });
    connections.push(connection);
    const response: object = { ok: true, status: 200, headers: new Headers(), body };
    return response as Response;
  };
  return connections;
}

export const formatReadyEvent = (id: string): string => `event: ready\nid: ${id}\ndata: {}\n\n`;

export const formatNotificationEvent = (id: string, notification: NotificationSummary): string =>
  `event: notification\nid: ${id}\ndata: ${JSON.stringify(notification)}\n\n`;
