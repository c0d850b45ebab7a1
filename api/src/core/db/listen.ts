import type { Client } from 'pg';
import { waitAtMost } from '../waitAtMost';
import { connectClient } from './withClient';

export interface ChannelSubscription {
  stop: () => Promise<void>;
}

interface ListenHandlers {
  /** Called for each NOTIFY, and without a payload after every (re)connect, when messages may have been missed. */
  onMessage: (payload?: string) => void;
  /** Called when the connection breaks; it is opened again. */
  onDisconnect?: (error: unknown) => void;
}

const minRetryDelayMs = 500;
const maxRetryDelayMs = 30_000;
const stopTimeoutMs = 1_000;

/**
 * Listens to a PostgreSQL channel on a connection of its own until it is stopped. The URL is not that of a pooler.
 * Reconnects with a delay of 0.5 s that doubles up to 30 s.
 */
export function listen(url: string, channel: string, { onMessage, onDisconnect }: ListenHandlers): ChannelSubscription {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retryDelayMs = minRetryDelayMs;
  let isStopped = false;

  const retry = (error: unknown): void => {
    if (isStopped) return;
    onDisconnect?.(error);
    timer = setTimeout(() => void open(), retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
  };

  const reconnect = (broken: Client, error: unknown): void => {
    if (broken !== client) return;
    client = null;
    void broken.end().catch(() => undefined);
    retry(error);
  };

  const subscribe = async (opened: Client): Promise<void> => {
    client = opened;
    opened.on('error', (error) => reconnect(opened, error));
    opened.on('end', () => reconnect(opened, new Error('The connection has ended.')));
    opened.on('notification', ({ payload }) => onMessage(payload));
    try {
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      retryDelayMs = minRetryDelayMs;
      onMessage();
    } catch (error) {
      reconnect(opened, error);
    }
  };

  const open = async (): Promise<void> => {
    try {
      const opened = await connectClient(url, {
        keepAlive: true,
        keepAliveInitialDelayMillis: 30_000,
        application_name: 'surco-listen',
      });
      if (isStopped) await opened.end();
      else await subscribe(opened);
    } catch (error) {
      retry(error);
    }
  };

  void open();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const closing = client;
      client = null;
      if (closing) await waitAtMost(stopTimeoutMs, closing.end());
    },
  };
}
