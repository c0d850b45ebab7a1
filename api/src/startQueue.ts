import { listen } from './core/db/listen';
import { waitAtMost } from './core/waitAtMost';

/** How long a slow server may delay the end of the process. A message that was not sent stays in the queue. */
const stopTimeoutMs = 3_000;

interface QueueOptions {
  url: string;
  /** NOTIFY channel of the queue. */
  channel: string;
  /** Each sends everything that is due in its part of the queue. */
  sends: readonly (() => Promise<void>)[];
  onFailure: (error: unknown, what: string) => void;
}

/** Sends what is queued as soon as it is committed; of each part of the queue one run after the other. */
export function startQueue({ url, channel, sends, onFailure }: QueueOptions): { stop: () => Promise<void> } {
  const parts = sends.map((send) => ({ send, sending: Promise.resolve() }));
  const subscription = listen(url, channel, {
    onMessage: () => {
      for (const part of parts)
        part.sending = part.sending.then(part.send).catch((error: unknown) => onFailure(error, channel));
    },
    onDisconnect: (error) => onFailure(error, 'listen'),
  });
  return {
    stop: async () => {
      await subscription.stop();
      await waitAtMost(stopTimeoutMs, Promise.all(parts.map(({ sending }) => sending)));
    },
  };
}
