import type { CallAnswer, CallKey } from '../contract';
import { apiUrl, call, errorFrom, type Filters, isRecord, networkError, runtimeConfig } from '../platform';

export interface Upload {
  file: File;
  query?: Filters;
  /** `Idempotency-Key`: the same file sent twice is taken once. */
  idempotencyKey: string;
  /** How much of it has left, 0 to 1. */
  onSent: (part: number) => void;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** fetch tells nothing of how much has been sent, so this one request is an XMLHttpRequest. */
function post(path: string, { file, query, idempotencyKey, onSent }: Upload): Promise<unknown> {
  const { apiKeyHeader, apiKey } = runtimeConfig();
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(path, query));
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(apiKeyHeader, apiKey);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status < 300) resolve(isRecord(body) ? body.data : body);
      else reject(errorFrom(request.status, body));
    });
    request.send(form);
  });
}

const isLostSession = (error: unknown): boolean => isRecord(error) && error.code === 'SESION_INVALIDA';

/**
 * Sends a file to a call of the contract, telling how much of it has left. A lost session is renewed by the one way
 * there is, an ordinary call, and the file sent once more.
 * @throws ApiError
 */
export async function uploadFile<K extends CallKey>(key: K, upload: Upload): Promise<CallAnswer<K>> {
  const path = key.slice(key.indexOf(' ') + 1);
  try {
    return (await post(path, upload)) as CallAnswer<K>;
  } catch (error) {
    if (!isLostSession(error)) throw error;
    await call('GET /auth/me', {});
    return (await post(path, upload)) as CallAnswer<K>;
  }
}
