import { listen } from './core/db/listen';

const stopTimeoutMs = 3_000;

/**
 * Resolves after `stopTimeoutMs`, so that a slow server delays the end of the process no longer. A message that was not
 * sent stays in the queue.
 */
const waitForStopTimeout = () =>
  new Promise<void>((done) => {
    setTimeout(done, stopTimeoutMs).unref();
  });

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
      await Promise.race([sending, waitForStopTimeout()]);
    },
  };
}
