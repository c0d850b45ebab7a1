import { create } from 'zustand';

/** Whether the data on the screen is current. */
export interface ConnectionState {
  /** Time of the oldest stored answer on the screen (ISO 8601); null while all data comes from the server. */
  staleSince: string | null;
}

export const useConnectionState = create<ConnectionState>()(() => ({ staleSince: null }));

/** The stored answers on the screen: address of the request → time of the answer (ISO 8601). */
const staleResponses = new Map<string, string>();

function publishStaleSince(): void {
  const staleSince = [...staleResponses.values()].toSorted()[0] ?? null;
  if (useConnectionState.getState().staleSince !== staleSince) useConnectionState.setState({ staleSince });
}

/** Records that a stored answer of this time (ISO 8601) is shown for a request. */
export function markShownFromDevice(address: string, at: string): void {
  staleResponses.set(address, at);
  publishStaleSince();
}

/** Records that the server answered this request. */
export function markShownFromServer(address: string): void {
  if (staleResponses.delete(address)) publishStaleSince();
}

/** Fetches everything on the screen again; answers that are no longer shown no longer count as stale. */
export async function refetchStale(refetchAll: () => Promise<unknown>): Promise<void> {
  staleResponses.clear();
  await refetchAll();
  publishStaleSince();
}
