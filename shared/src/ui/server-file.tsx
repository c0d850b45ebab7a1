import type { CallKey, CallRequest } from '../contract';
import { callResponse, networkError } from '../platform';
import type { NamedFile } from './save-file';

/** Told how much is here: 0 to 1, or `null` while the server is at it or does not say how much there is. */
export type Report = (done: number | null) => void;

/** The name a server gave its file; the encoded form goes before the plain one. */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? fallback);
  } catch {
    return plain ?? fallback;
  }
}

async function read(response: Response, report: Report): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !total) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let here = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    here += part.value.byteLength;
    report(here / total);
  }
  return new Blob(parts, { type });
}

/**
 * Fetches a file of the contract, with its name and its progress.
 * @throws ApiError
 */
export async function serverFile<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  fallback: string,
  { report = () => undefined, signal }: { report?: Report; signal?: AbortSignal } = {},
): Promise<NamedFile> {
  const response = await callResponse(key, request, signal ? { signal } : {});
  try {
    const blob = await read(response, report);
    return { name: fileNameOf(response.headers.get('content-disposition'), fallback), blob };
  } catch {
    throw networkError();
  }
}
