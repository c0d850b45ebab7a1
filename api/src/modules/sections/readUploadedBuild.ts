import type { Upload } from '@surco/shared/contract/calls';
import {
  type BuiltRemote,
  builtRemoteSchema,
  FEDERATION_MANIFEST_FILE,
  type SharedRequests,
  sharedRequestsSchema,
} from '@surco/shared/federation/build';
import { computeIntegrity, fileHashesSchema, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { z } from 'zod';
import { HttpError } from '../../core/http/httpError';

/** The files of a build as they arrived, without the file of hashes. */
export interface UploadedBuild {
  manifest: BuiltRemote;
  files: ReadonlyMap<string, Uint8Array>;
  /** The shared modules that it requests; undefined when the federation plugin wrote no manifest. */
  requests: SharedRequests | undefined;
}

/** A plain file name of a type that builds consist of. */
const fileNamePattern = /^[\w@~-][\w@~.-]{0,150}\.(?:js|css|json|svg|png|webp|woff2|txt)$/;

const uploadedRemoteSchema = builtRemoteSchema.extend({ assets: builtRemoteSchema.shape.assets.max(300) });
/** An official federation manifest, as far as it names shared modules and where files are loaded from. */
const federationManifestSchema = sharedRequestsSchema.extend({
  metaData: z.looseObject({ publicPath: z.string().optional() }).optional(),
});

/** @throws HttpError 422 with one reason for each subject */
export function rejectBuild(reasons: readonly { path: string; message: string }[]): never {
  throw new HttpError('SECCION_RECHAZADA', { details: reasons });
}

function parseJson(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  const content = files.get(name);
  if (!content) return rejectBuild([{ path: name, message: `Falta el archivo ${name} de la compilación.` }]);
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return rejectBuild([{ path: name, message: `El archivo ${name} no es JSON.` }]);
  }
}

function parseFile<S extends z.ZodType>(files: ReadonlyMap<string, Uint8Array>, name: string, schema: S): z.output<S> {
  const result = schema.safeParse(parseJson(files, name));
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') ?? '';
  return rejectBuild([{ path: name, message: `El archivo ${name} no es válido${field && `: revise ${field}`}.` }]);
}

function collectFiles(uploads: readonly Upload[]): Map<string, Uint8Array> {
  const invalid = uploads.filter(({ name }) => !fileNamePattern.test(name));
  if (invalid.length > 0)
    rejectBuild(
      invalid.map(({ name }) => ({
        path: name,
        message: 'El nombre o el tipo de este archivo no se admite en una compilación.',
      })),
    );
  const files = new Map(uploads.map(({ name, content }) => [name, content]));
  if (files.size < uploads.length) rejectBuild([{ path: 'file', message: 'Un archivo se envió dos veces.' }]);
  return files;
}

/** Compares every file with the hash that the publisher computed, and finds files without one and the reverse. */
function assertHashes(files: ReadonlyMap<string, Uint8Array>): void {
  const hashes = parseFile(files, INTEGRITY_FILE, fileHashesSchema);
  const names = new Set([...files.keys(), ...Object.keys(hashes)]);
  names.delete(INTEGRITY_FILE);
  const wrong = [...names].filter((name) => computeIntegrity(files.get(name) ?? '') !== hashes[name]);
  if (wrong.length > 0)
    rejectBuild(
      wrong.map((path) => ({
        path,
        message: `El archivo no es el que ${INTEGRITY_FILE} describe: llegó incompleto, cambió o falta. Publique de nuevo.`,
      })),
    );
}

const anyOrigin = 'https://surco.invalid';

/** Resolved as a browser does, which also reads `HTTPS:` and `\\` and drops spaces. */
const isOnThisServer = (address: string): boolean =>
  URL.canParse(address, anyOrigin) && new URL(address, anyOrigin).origin === anyOrigin;

/**
 * Reads the shared modules that the federation manifest requests; undefined without that file. A manifest that loads
 * files from another server is rejected, because the pages may load scripts from this server only.
 */
function readFederationManifest(files: ReadonlyMap<string, Uint8Array>): SharedRequests | undefined {
  const name = FEDERATION_MANIFEST_FILE;
  if (!files.has(name)) return undefined;
  const federation = parseFile(files, name, federationManifestSchema);
  const publicPath = federation.metaData?.publicPath ?? '';
  if (!isOnThisServer(publicPath)) rejectBuild([{ path: name, message: foreignOriginMessage(publicPath) }]);
  return federation;
}

export const foreignOriginMessage = (address: string): string =>
  `${address} está en otro servidor y la política de contenido de las páginas no lo permite. Incluya el archivo en la compilación (publicPath "auto") y publíquela de nuevo.`;

/**
 * Reads an uploaded build and checks its file names, hashes and manifests, and that the manifest names every file.
 * @throws HttpError 422 with the reasons of the first check that fails
 */
export function readUploadedBuild(uploads: readonly Upload[]): UploadedBuild {
  const files = collectFiles(uploads);
  assertHashes(files);
  const requests = readFederationManifest(files);
  const manifest = parseFile(files, 'manifest.json', uploadedRemoteSchema);
  const listed = new Set(['manifest.json', INTEGRITY_FILE, ...manifest.assets]);
  const unlisted = [...files.keys()].filter((name) => !listed.has(name));
  if (unlisted.length > 0)
    rejectBuild(unlisted.map((path) => ({ path, message: 'El manifiesto no nombra este archivo.' })));
  return { manifest, files: new Map([...files].filter(([name]) => name !== INTEGRITY_FILE)), requests };
}
