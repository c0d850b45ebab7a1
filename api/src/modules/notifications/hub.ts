/** Who waits for news: each person's open streams, woken when something is said about that person, or about anybody. */
export interface Hub {
  /** @returns what ends the waiting */
  join: (userId: string, wake: () => void) => () => void;
  /** What is the same for everybody has changed. @returns what ends the waiting */
  onChange: (tell: (what: string) => void) => () => void;
  /**
   * As the database says it: `{ userId, id }`, or `{ changed }` of what is everybody's; without words something may
   * have been missed, so all are woken.
   */
  hear: (payload?: string) => void;
  /** Ends every stream: the server stops. */
  close: () => void;
  onClose: (end: () => void) => () => void;
}

function saidIn(payload: string | undefined): { person?: string; changed?: string } {
  if (payload === undefined) return {};
  try {
    const said: unknown = JSON.parse(payload);
    if (typeof said !== 'object' || said === null) return {};
    if ('changed' in said) return { changed: String(said.changed) };
    return 'userId' in said ? { person: String(said.userId) } : {};
  } catch {
    return {};
  }
}

/** Adds to those who are called. @returns what takes it away again */
function among<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => all.delete(one);
}

export function createHub(): Hub {
  const waiting = new Map<string, Set<() => void>>();
  const ends = new Set<() => void>();
  const changes = new Set<(what: string) => void>();
  return {
    join: (userId, wake) => {
      const own = waiting.get(userId) ?? new Set();
      waiting.set(userId, own.add(wake));
      return () => {
        own.delete(wake);
        if (own.size === 0) waiting.delete(userId);
      };
    },
    onChange: (tell) => among(changes, tell),
    hear: (payload) => {
      const { person, changed } = saidIn(payload);
      if (changed !== undefined) {
        for (const tell of changes) tell(changed);
        return;
      }
      const woken = person === undefined ? [...waiting.values()] : [waiting.get(person) ?? new Set()];
      for (const own of woken) for (const wake of own) wake();
    },
    close: () => {
      for (const end of ends) end();
    },
    onClose: (end) => among(ends, end),
  };
}
