import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeIntegrity, formatFileHashes, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import type { BuiltSection } from '@surco/shared/federation/build';
import { createBuiltSection, writeHostBuild, writeSectionBuild } from './sectionBuilds';

/** Writes a checkout with a built host and the section mfe-one, for a server that serves pages. */
export function createTestCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'surco-sections-'));
  writeHostBuild(root);
  writeSectionBuild(join(root, 'mfe-one', 'dist'), createBuiltSection('mfe-one', '1.0.0-own'));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** The files of a build with their hashes, as a publisher sends them. Each script contains the version. */
export function createBuildFiles(name: string, version: string, change: Partial<BuiltSection> = {}) {
  const manifest = createBuiltSection(name, version, change);
  const files: Record<string, string> = { 'manifest.json': JSON.stringify(manifest) };
  for (const file of manifest.assets) files[file] = `// ${name} ${version}`;
  return withHashes(files);
}

/** Adds the file of hashes. */
export const withHashes = (files: Record<string, string>): Record<string, string> => ({
  ...files,
  [INTEGRITY_FILE]: formatFileHashes(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, computeIntegrity(content)])),
  ),
});

const boundary = 'surco-prueba-seccion';

/** A form with many files in the field `file`. */
export function encodeFiles(files: Readonly<Record<string, string>>) {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
