import { create } from 'zustand';

/** Whether what is on the screen is what the server says now. */
export interface Connection {
  /** When the oldest answer shown without a network was given (ISO 8601); null while all comes from the server. */
  staleSince: string | null;
}

export const useConnection = create<Connection>()(() => ({ staleSince: null }));

/** An answer of this time was shown in place of the server's. */
export function shownFromDevice(at: string): void {
  const { staleSince } = useConnection.getState();
  if (staleSince === null || at < staleSince) useConnection.setState({ staleSince: at });
}

/** The server answered. */
export function serverReached(): void {
  if (useConnection.getState().staleSince !== null) useConnection.setState({ staleSince: null });
}
