/** Who waits for news: each person's open streams, woken when something is said about that person, or about anybody. */
export interface Hub {
  /** @returns what ends the waiting */
  join: (userId: string, wake: () => void) => () => void;
  /** As the database says it: `{ userId, id }`; without words something may have been missed, so all are woken. */
  hear: (payload?: string) => void;
  /** Ends every stream: the server stops. */
  close: () => void;
  onClose: (end: () => void) => () => void;
}

function personOf(payload: string | undefined): string | null {
  if (payload === undefined) return null;
  try {
    const said: unknown = JSON.parse(payload);
    return typeof said === 'object' && said !== null && 'userId' in said ? String(said.userId) : null;
  } catch {
    return null;
  }
}

export function createHub(): Hub {
  const waiting = new Map<string, Set<() => void>>();
  const ends = new Set<() => void>();
  return {
    join: (userId, wake) => {
      const own = waiting.get(userId) ?? new Set();
      waiting.set(userId, own.add(wake));
      return () => {
        own.delete(wake);
        if (own.size === 0) waiting.delete(userId);
      };
    },
    hear: (payload) => {
      const person = personOf(payload);
      const woken = person === null ? [...waiting.values()] : [waiting.get(person) ?? new Set()];
      for (const own of woken) for (const wake of own) wake();
    },
    close: () => {
      for (const end of ends) end();
    },
    onClose: (end) => {
      ends.add(end);
      return () => ends.delete(end);
    },
  };
}
