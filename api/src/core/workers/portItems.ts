import type { MessagePort } from 'node:worker_threads';

/** What a request of the receiver gets; `closed` when the port closes meanwhile. */
type PortMessage<T> = { kind: 'item'; item: T } | { kind: 'end' } | { kind: 'closed' };

/**
 * Sends items to the other side of a port, each when {@link receiveItems} asks for it, so that there at most one waits
 * while another is processed.
 * Ends the iterator early when the port closes, as it does when the receiving thread ends.
 * @throws what the iterator throws; the receiver sees a closed port
 */
export function sendItems<T>(port: MessagePort, items: AsyncIterator<T> | Iterator<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isEnded = false;
    const sendNext = async (): Promise<void> => {
      const next = await items.next();
      if (isEnded) return;
      port.postMessage((next.done ? { kind: 'end' } : { kind: 'item', item: next.value }) satisfies PortMessage<T>);
      if (!next.done) return;
      isEnded = true;
      resolve();
    };
    const fail = (error: unknown): void => {
      isEnded = true;
      port.close();
      reject(error);
    };
    port.on('message', () => void sendNext().catch(fail));
    port.once('close', () => {
      if (isEnded) return;
      isEnded = true;
      Promise.resolve(items.return?.()).then(() => resolve(), reject);
    });
  });
}

/**
 * Receives the items that {@link sendItems} sends. The next one is requested while the last one is processed.
 * @throws Error when the port closes before the last item
 */
export async function* receiveItems<T>(port: MessagePort): AsyncGenerator<T, void, void> {
  let isClosed = false;
  let receive: (message: PortMessage<T>) => void = () => undefined;
  port.on('message', (message: PortMessage<T>) => receive(message));
  port.once('close', () => {
    isClosed = true;
    receive({ kind: 'closed' });
  });
  const request = (): Promise<PortMessage<T>> =>
    new Promise((resolve) => {
      receive = resolve;
      if (isClosed) resolve({ kind: 'closed' });
      else port.postMessage(null);
    });
  try {
    for (let next = request(); ;) {
      const received = await next;
      if (received.kind === 'closed') throw new Error('The sending thread has ended.');
      if (received.kind === 'end') return;
      next = request();
      yield received.item;
    }
  } finally {
    port.close();
  }
}
