import { create } from 'zustand';

/** Whether what is on the screen is what the server says now. */
export interface Connection {
  /** When the oldest answer shown in the server's place was given (ISO 8601); null while all comes from the server. */
  staleSince: string | null;
}

export const useConnection = create<Connection>()(() => ({ staleSince: null }));

/** What was shown in the server's place: by what was asked, when it was answered. */
const stale = new Map<string, string>();

function publish(): void {
  const staleSince = [...stale.values()].toSorted()[0] ?? null;
  if (useConnection.getState().staleSince !== staleSince) useConnection.setState({ staleSince });
}

/** An answer of this time was shown in place of the server's. */
export function shownFromDevice(address: string, at: string): void {
  stale.set(address, at);
  publish();
}

/** The server answered this very question. */
export function shownFromServer(address: string): void {
  if (stale.delete(address)) publish();
}

/** Asks everything on the screen again; what is no longer shown is no longer old. */
export async function recheck(askAgain: () => Promise<unknown>): Promise<void> {
  stale.clear();
  await askAgain();
  publish();
}
