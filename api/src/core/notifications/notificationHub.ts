import { measurements } from '../measurements';

/** One open event stream. */
export interface StreamListener {
  userId: string;
  sessionHash: string;
  /** Looks for new notifications. */
  wake: () => void;
  /** Reports a shared resource that has changed. */
  sendChange: (resource: string) => void;
  end: () => void;
}

/** Distributes NOTIFY messages of the database to the open event streams of this instance. */
export interface NotificationHub {
  /**
   * Adds a stream. When its session then has more than {@link maxStreamsPerSession}, the oldest of them ends.
   * @returns a function that removes the stream
   */
  add: (listener: StreamListener) => () => void;
  /**
   * Takes a payload: `{ userId, id }` for a notification, `{ changed }` for a shared resource, `{ endedSession }` or
   * `{ changedUser }` for streams that must close. Without a payload messages may have been missed: then, and for a
   * payload that it does not understand, every stream is woken, which also checks its session.
   */
  receive: (payload?: string) => void;
  /** Ends every stream, and those that are added later, when the server stops. */
  close: () => void;
}

/**
 * A browser opens one stream for all its tabs. Without the Web Locks API (plain http) each tab opens one, and a browser
 * opens at most six connections to a server over plain http (ADR 13).
 */
export const maxStreamsPerSession = 6;

const messageKinds = ['changed', 'endedSession', 'changedUser', 'userId'] as const;
type StreamMessage = { kind: (typeof messageKinds)[number]; value: string } | { kind: 'unknown' };

function parsePayload(payload: string): StreamMessage {
  try {
    const message: unknown = JSON.parse(payload);
    if (typeof message !== 'object' || message === null) return { kind: 'unknown' };
    const fields = new Map<string, unknown>(Object.entries(message));
    const kind = messageKinds.find((name) => fields.has(name));
    return kind ? { kind, value: String(fields.get(kind)) } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

function deliver(listener: StreamListener, message: StreamMessage): void {
  switch (message.kind) {
    case 'changed':
      return listener.sendChange(message.value);
    case 'endedSession':
      return listener.sessionHash === message.value ? listener.end() : undefined;
    case 'changedUser':
      return listener.userId === message.value ? listener.end() : undefined;
    case 'userId':
      return listener.userId === message.value ? listener.wake() : undefined;
    case 'unknown':
      return listener.wake();
  }
}

export function createNotificationHub(): NotificationHub {
  /** Oldest first. */
  const listeners = new Set<StreamListener>();
  let isClosed = false;
  const endExcessStreams = (sessionHash: string): void => {
    const ofSession = [...listeners].filter((listener) => listener.sessionHash === sessionHash);
    for (const oldest of ofSession.slice(0, -maxStreamsPerSession)) oldest.end();
  };
  return {
    add: (listener) => {
      listeners.add(listener);
      measurements.openStreams.publish(listeners.size);
      if (isClosed) listener.end();
      endExcessStreams(listener.sessionHash);
      return () => {
        listeners.delete(listener);
        measurements.openStreams.publish(listeners.size);
      };
    },
    receive: (payload) => {
      const message: StreamMessage = payload === undefined ? { kind: 'unknown' } : parsePayload(payload);
      for (const listener of listeners) deliver(listener, message);
    },
    close: () => {
      isClosed = true;
      for (const { end } of listeners) end();
    },
  };
}
