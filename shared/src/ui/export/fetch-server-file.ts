import type { CallKey, CallRequest } from '../../contract';
import { callResponse, createNetworkError } from '../../platform';
import type { NamedFile } from './save-file';

/** Receives the downloaded share, 0 to 1, or `null` when the size is unknown, and the downloaded bytes. */
export type ReportProgress = (progress: number | null, received: number) => void;

/** Reads the file name of a `Content-Disposition` header; the encoded form has precedence. */
export function parseFileName(disposition: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? fallback);
  } catch {
    return plain ?? fallback;
  }
}

async function readWithProgress(response: Response, report: ReportProgress): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    report(total ? received / total : null, received);
  }
  return new Blob(parts, { type });
}

/**
 * Downloads a file from a call of the contract.
 * @param fallback name of the file if the server sends none
 * @throws ApiError
 */
export async function fetchServerFile<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  fallback: string,
  { report = () => undefined, signal }: { report?: ReportProgress; signal?: AbortSignal } = {},
): Promise<NamedFile> {
  const response = await callResponse(key, request, signal ? { signal } : {});
  try {
    const blob = await readWithProgress(response, report);
    return { name: parseFileName(response.headers.get('content-disposition'), fallback), blob };
  } catch {
    throw createNetworkError();
  }
}
