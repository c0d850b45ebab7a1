/**
 * Fetches a JSON document of the web server. Unless `init` says otherwise, the browser asks the server whether its
 * cached copy is current. API calls go through `call` instead.
 * @throws when the server does not answer, or not with 2xx
 */
export async function fetchJson(address: string, init: RequestInit = { cache: 'no-cache' }): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
