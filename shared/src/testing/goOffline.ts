/** Lets every request fail as it does without a network, until `mockApi` answers again. */
export function goOffline(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}
