/**
 * Fetches JSON. Without `init`, the browser asks the server whether its cached copy is current; an `init` replaces that,
 * so it names its own `cache`. Pages call the API with `call`; the service worker, which has no `call`, uses this.
 * @throws when the server does not answer, or not with 2xx
 */
export async function fetchJson(address: string, init: RequestInit = { cache: 'no-cache' }): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
