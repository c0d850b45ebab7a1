import type { ErrorBody, Section, SectionPublication, SectionVersion, SectionVisits } from '@surco/shared/contract';
import { type Audience, computeFileHashes, formatFileHashes, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { describeServerError } from './describeServerError';

/** The environment variable with the publishing token of the team. */
export const TOKEN_VARIABLE = 'SURCO_PUBLISH_TOKEN';

/** Whether a target is a running server, not a folder. */
export const isServerUrl = (target: string): boolean => /^https?:\/\//.test(target);

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A failed answer of the server. */
export class ServerAnswerError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

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
      throw new Error(`${server.origin} does not answer.`, { cause: error });
    });
    const answer = (await response.json().catch(() => ({}))) as { data: T } & Partial<ErrorBody>;
    if (!response.ok) throw new ServerAnswerError(describeServerError(answer, response.status), response.status);
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
      const { percent, roles, preview, guardMinutes } = audience;
      const form = new FormData();
      for (const [file, content] of files) form.append('file', new Blob([new Uint8Array(content)]), file);
      // The server compares what arrives with these hashes.
      form.append('file', new Blob([formatFileHashes(computeFileHashes(files))]), INTEGRITY_FILE);
      const query = { percent: percent?.toString(), roles: roles?.join(','), trial: preview ? 'preview' : undefined };
      return request<SectionPublication>('PUT', `sections/${name}/versions`, {
        query: { ...query, guardMinutes: guardMinutes?.toString(), commit, reason },
        body: form,
      });
    },
    rollBack: (name: string) => request<Section>('POST', `sections/${name}/rollback`),
    remove: (name: string, version: string) => request<Section>('DELETE', `sections/${name}/versions/${version}`),
  };
}
