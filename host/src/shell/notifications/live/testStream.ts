import { ReadableStream } from 'node:stream/web';
import type { Notice } from '../news';

interface Connection {
  /** The id the reader came back with. */
  lastEventId: string | undefined;
  send: (text: string) => void;
  end: () => void;
  broken: boolean;
}

/** Answers `/notifications/stream` by hand beside a server that answers the rest; gives the connections as they come. */
export function serveStream(): Connection[] {
  const connections: Connection[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes('/notifications/stream')) return others(input, init);
    const encoder = new TextEncoder();
    const headers = new Map(Object.entries({ ...init?.headers }));
    const connection: Connection = {
      lastEventId: headers.get('last-event-id'),
      send: () => undefined,
      end: () => undefined,
      broken: false,
    };
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        connection.send = (text) => stream.enqueue(encoder.encode(text));
        connection.end = () => stream.close();
        init?.signal?.addEventListener('abort', () => {
          connection.broken = true;
          stream.error(new Error('aborted'));
        });
      },
    });
    connections.push(connection);
    const answer: object = { ok: true, status: 200, body };
    return answer as Response;
  };
  return connections;
}

export const ready = (id: string): string => `event: ready\nid: ${id}\ndata: {}\n\n`;

export const told = (id: string, notice: Notice): string =>
  `event: notification\nid: ${id}\ndata: ${JSON.stringify(notice)}\n\n`;
