import type { CallResponse, CallKey } from '../../contract';
import {
  buildApiUrl,
  call,
  parseApiError,
  rememberError,
  type Filters,
  isRecord,
  createNetworkError,
  getRuntimeConfig,
} from '../../platform';

export interface ImportUpload {
  file: File;
  /** Parameters of the path. */
  params?: Readonly<Record<string, string>>;
  query?: Filters;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** `Idempotency-Key`: sending the same file twice imports it once. */
  idempotencyKey: string;
  /** Called with the uploaded share, 0 to 1. */
  onSent: (share: number) => void;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Uses XMLHttpRequest because fetch reports no upload progress. */
function postFile(path: string, { file, query, fields = {}, idempotencyKey, onSent }: ImportUpload): Promise<unknown> {
  const { apiKeyHeader, apiKey } = getRuntimeConfig();
  const form = new FormData();
  form.append('file', file);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', buildApiUrl(path, query));
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(apiKeyHeader, apiKey);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(createNetworkError()));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status >= 300) {
        const error = parseApiError(request.status, body, request.getResponseHeader('x-request-id') ?? undefined);
        rememberError(error);
        reject(error);
      } else if (isRecord(body) && 'data' in body) resolve(body.data);
      else reject(createNetworkError());
    });
    request.send(form);
  });
}

const isSessionLost = (error: unknown): boolean => isRecord(error) && error.code === 'SESION_INVALIDA';

/**
 * Uploads a file to a call of the contract and reports the progress. When the session has expired, an ordinary call
 * renews it and the file is sent again.
 * @returns the `data` of the response
 * @throws ApiError
 */
export async function uploadFile<K extends CallKey>(key: K, upload: ImportUpload): Promise<CallResponse<K>> {
  const path = key.slice(key.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => upload.params?.[name] ?? '');
  try {
    return (await postFile(path, upload)) as CallResponse<K>;
  } catch (error) {
    if (!isSessionLost(error)) throw error;
    await call('GET /auth/me', {});
    return (await postFile(path, upload)) as CallResponse<K>;
  }
}
