import type {
  ErrorBody,
  ErrorCode,
  Section,
  SectionPublication,
  SectionVersion,
  SectionVisits,
} from '@surco/shared/contract';
import { type Audience, computeFileHashes, formatFileHashes, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { describeServerError } from './describeServerError';

/** The environment variable with the publishing token of the team. */
export const TOKEN_VARIABLE = 'SURCO_PUBLISH_TOKEN';

/** The answer of the server that it did not do what was asked. */
export class RefusalError extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode | undefined,
  ) {
    super(message);
  }
}

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

interface RequestOptions {
  query?: Record<string, string | undefined>;
  body?: object | FormData;
}

function createRequest(serverUrl: string, token: string | undefined) {
  const server = new URL(serverUrl);
  if (!token) throw new Error(`Set ${TOKEN_VARIABLE} to the token of your team; an administrator creates it.`);
  if (server.protocol === 'http:' && !isLocal(server))
    throw new Error(`${serverUrl} is not https: everybody on the way could read the token.`);
  return async <T>(method: string, path: string, { query = {}, body }: RequestOptions = {}): Promise<T> => {
    const url = new URL(`/api/registry/${path}`, server);
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    const isForm = body instanceof FormData;
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      const again =
        method === 'GET' ? '' : ' Run the command again: what the server has stored already is not stored twice.';
      throw new Error(`${server.origin} does not answer.${again}`, { cause: error });
    });
    const answer = (await response.json().catch(() => ({}))) as { data: T } & Partial<ErrorBody>;
    if (!response.ok) throw new RefusalError(describeServerError(answer, response.status), answer.code);
    return answer.data;
  };
}

export interface UploadOptions {
  name: string;
  files: ReadonlyMap<string, Uint8Array>;
  audience: Audience;
  commit?: string | undefined;
  reason?: string | undefined;
}

interface UseOptions {
  /** Null: none. */
  version: string | null;
  audience: Audience;
  reason: string | undefined;
}

/**
 * Creates a client for the registry of a running server.
 * @param token of the team; by default the one in the environment
 * @throws with one sentence when there is no token, or it would travel unencrypted
 */
export function createRegistryClient(serverUrl: string, token = process.env[TOKEN_VARIABLE]) {
  const request = createRequest(serverUrl, token);
  return {
    listSections: () => request<Section[]>('GET', 'sections'),
    listVersions: (name: string) => request<SectionVersion[]>('GET', `sections/${name}/versions`),
    listVisits: () => request<SectionVisits[]>('GET', 'visits'),
    publish: ({ name, files, audience, commit, reason }: UploadOptions) => {
      const form = new FormData();
      for (const [file, content] of files) form.append('file', new Blob([new Uint8Array(content)]), file);
      // The server compares what arrives with these hashes.
      form.append('file', new Blob([formatFileHashes(computeFileHashes(files))]), INTEGRITY_FILE);
      const { roles, link } = audience;
      const query = { roles: roles?.join(','), trial: link ? 'preview' : undefined, commit, reason };
      return request<SectionPublication>('PUT', `sections/${name}/versions`, { query, body: form });
    },
    use: (name: string, { version, audience, reason }: UseOptions) =>
      request<Section>('POST', `sections/${name}/use`, { body: { version, ...audience, ...(reason && { reason }) } }),
  };
}
