import type { Upload } from '@surco/shared/contract/calls';
import {
  type BuiltSection,
  builtSectionSchema,
  FEDERATION_MANIFEST_FILE,
  type SharedRequests,
  sharedRequestsSchema,
} from '@surco/shared/federation/build';
import { computeIntegrity, fileHashesSchema, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { z } from 'zod';
import { assertNoProblems, rejectBuild } from './rejectBuild';

/** The files of a build as they arrived, without the file of hashes. */
export interface UploadedBuild {
  manifest: BuiltSection;
  files: ReadonlyMap<string, Uint8Array>;
  /** The shared modules that it requests; undefined when the federation plugin wrote no manifest. */
  requests: SharedRequests | undefined;
}

/** A plain file name of a type that builds consist of. */
const fileNamePattern = /^[\w@~-][\w@~.-]{0,150}\.(?:js|css|json|svg|png|webp|woff2|txt)$/;

const uploadedSectionSchema = builtSectionSchema.extend({ assets: builtSectionSchema.shape.assets.max(300) });
/** An official federation manifest, as far as it names shared modules and where files are loaded from. */
const federationManifestSchema = sharedRequestsSchema.extend({
  metaData: z.looseObject({ publicPath: z.string().optional() }).optional(),
});

function parseJson(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  const content = files.get(name);
  if (!content) return rejectBuild([{ kind: 'file-missing', subject: name }]);
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return rejectBuild([{ kind: 'file-json', subject: name }]);
  }
}

function parseFile<S extends z.ZodType>(files: ReadonlyMap<string, Uint8Array>, name: string, schema: S): z.output<S> {
  const result = schema.safeParse(parseJson(files, name));
  if (result.success) return result.data;
  return rejectBuild([{ kind: 'file-schema', subject: name, detail: result.error.issues[0]?.path.join('.') }]);
}

function collectFiles(uploads: readonly Upload[]): Map<string, Uint8Array> {
  const names = uploads.map(({ name }) => name);
  const invalid = names.filter((name) => !fileNamePattern.test(name));
  assertNoProblems(invalid.map((subject) => ({ kind: 'file-name', subject })));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
  assertNoProblems([...repeated].map((subject) => ({ kind: 'file-repeated', subject })));
  return new Map(uploads.map(({ name, content }) => [name, content]));
}

/** Compares every file with the hash that the publisher computed, and finds files without one and the reverse. */
function assertHashes(files: ReadonlyMap<string, Uint8Array>): void {
  const hashes = parseFile(files, INTEGRITY_FILE, fileHashesSchema);
  const names = new Set([...files.keys(), ...Object.keys(hashes)]);
  names.delete(INTEGRITY_FILE);
  const wrong = [...names].filter((name) => computeIntegrity(files.get(name) ?? '') !== hashes[name]);
  assertNoProblems(wrong.map((subject) => ({ kind: 'file-hash', subject })));
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
  if (!isOnThisServer(publicPath)) rejectBuild([{ kind: 'origin', subject: publicPath }]);
  return federation;
}

/**
 * Reads an uploaded build and checks its file names, hashes and manifests, and that the manifest names every file.
 * @throws HttpError 422 with the reasons of the first check that fails
 */
export function readUploadedBuild(uploads: readonly Upload[]): UploadedBuild {
  const files = collectFiles(uploads);
  assertHashes(files);
  const requests = readFederationManifest(files);
  const manifest = parseFile(files, 'manifest.json', uploadedSectionSchema);
  const listed = new Set(['manifest.json', INTEGRITY_FILE, ...manifest.assets]);
  const unlisted = [...files.keys()].filter((name) => !listed.has(name));
  assertNoProblems(unlisted.map((subject) => ({ kind: 'file-unlisted', subject })));
  return { manifest, files: new Map([...files].filter(([name]) => name !== INTEGRITY_FILE)), requests };
}
