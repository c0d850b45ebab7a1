import { listen } from './core/db/listen';
import { waitAtMost } from './core/waitAtMost';

/** How long a slow server may delay the end of the process. A message that was not sent stays in the queue. */
const stopTimeoutMs = 3_000;

interface QueueOptions {
  url: string;
  /** NOTIFY channel of the queue. */
  channel: string;
  /** Sends everything that is due. */
  send: () => Promise<void>;
  onFailure: (error: unknown, what: string) => void;
}

/** Sends what is queued as soon as it is committed, one run after the other. */
export function startQueue({ url, channel, send, onFailure }: QueueOptions): { stop: () => Promise<void> } {
  let sending = Promise.resolve();
  const subscription = listen(url, channel, {
    onMessage: () => {
      sending = sending.then(send).catch((error: unknown) => onFailure(error, channel));
    },
    onDisconnect: (error) => onFailure(error, 'listen'),
  });
  return {
    stop: async () => {
      await subscription.stop();
      await waitAtMost(stopTimeoutMs, sending);
    },
  };
}
