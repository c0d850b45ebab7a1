import { Client } from 'pg';

export interface Listening {
  stop: () => Promise<void>;
}

interface Ears {
  /** Something was said, or may have been while nobody listened: then without words. */
  onMessage: (payload?: string) => void;
  /** Listening broke, and will be taken up again. */
  onBreak?: (error: unknown) => void;
}

const longest = 30_000;

/**
 * Hears a channel of PostgreSQL on a connection of its own, for as long as it is wanted: when the connection breaks
 * it comes back, waiting longer from time to time.
 */
export function listen(connectionString: string, channel: string, { onMessage, onBreak }: Ears): Listening {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wait = 500;
  let isStopped = false;

  const again = (broken: Client, error: unknown): void => {
    if (broken !== client) return;
    client = null;
    void broken.end().catch(() => undefined);
    if (isStopped) return;
    onBreak?.(error);
    timer = setTimeout(() => void open(), wait);
    wait = Math.min(wait * 2, longest);
  };

  const open = async (): Promise<void> => {
    const opened = new Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      application_name: 'surco-listen',
    });
    client = opened;
    opened.on('error', (error) => again(opened, error));
    opened.on('end', () => again(opened, new Error('The connection has ended.')));
    opened.on('notification', ({ payload }) => onMessage(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      wait = 500;
      onMessage();
    } catch (error) {
      again(opened, error);
    }
  };

  void open();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const closing = client;
      client = null;
      await closing?.end().catch(() => undefined);
    },
  };
}
