import { tellCodeLost } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { RemoteModule } from '@surco/shared/federation/routes';

/** A failed remote is data, not an exception: the rest of the product goes on. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; module: RemoteModule }
  | { status: 'failed'; reason: string };

/** Called again after a failure, and then fetches again what failed. */
export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

/** Nobody looks at a spinner for longer than this, in ms; code that arrives later still heals the section. */
export const PATIENCE = 5000;

const IDLE: RemoteState = { status: 'idle' };

export interface RemoteStates {
  get: (name: string) => RemoteState;
  subscribe: (listener: () => void) => () => void;
  load: (remote: RegisteredRemote) => void;
}

/** Keeps the state of every remote and loads each at most once at a time. */
export function remoteStates(loadRemote: LoadRemote): RemoteStates {
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();

  const become = (name: string, state: RemoteState): void => {
    states.set(name, state);
    for (const listener of listeners) listener();
  };

  const get = (name: string): RemoteState => states.get(name) ?? IDLE;

  const load = (remote: RegisteredRemote): void => {
    const { name } = remote;
    const before = get(name);
    if (before.status === 'loading' || before.status === 'loaded') return;
    become(name, { status: 'loading' });
    const fail = (reason: string): void => {
      if (get(name).status !== 'loading') return;
      become(name, { status: 'failed', reason });
      tellCodeLost();
    };
    const timer = setTimeout(() => fail('No respondió a tiempo.'), PATIENCE);
    loadRemote(remote).then(
      (module) => {
        clearTimeout(timer);
        become(name, { status: 'loaded', module });
      },
      (error: unknown) => {
        clearTimeout(timer);
        console.error(error);
        fail(error instanceof Error ? error.message : String(error));
      },
    );
  };

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return { get, subscribe, load };
}
