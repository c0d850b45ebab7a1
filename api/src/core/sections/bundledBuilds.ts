import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSection, type HostFiles, parseBuiltSection } from '@surco/shared/federation/build';
import { getErrorMessage } from '../getErrorMessage';
import { listBuiltSections } from './listBuiltSections';

/** A build of the checkout whose manifest is not valid. */
export interface FaultyBuild {
  name: string;
  reason: string;
}

/** The builds of a checkout: of the host and of the sections. */
export interface BundledBuilds {
  host: HostFiles;
  /** Manifests of the sections built in this checkout, by name: what everyone gets while nobody chose a version. */
  sections: ReadonlyMap<string, BuiltSection>;
  /** The sections that are left out of it. */
  faulty: readonly FaultyBuild[];
}

/** Describes the build of the host. @throws Error when it is not built */
export const readHostFiles = (root: string): HostFiles =>
  JSON.parse(readFileSync(join(root, 'host', 'dist', 'files.json'), 'utf8')) as HostFiles;

/**
 * Reads the builds of a checkout. A faulty one affects only its own section.
 * @throws Error when the host is not built
 */
export function readBundledBuilds(root: string): BundledBuilds {
  const sections = new Map<string, BuiltSection>();
  const faulty: FaultyBuild[] = [];
  for (const name of listBuiltSections(root))
    try {
      const text = readFileSync(join(root, name, 'dist', 'manifest.json'), 'utf8');
      sections.set(name, parseBuiltSection(text, name));
    } catch (error) {
      faulty.push({ name, reason: getErrorMessage(error) });
    }
  return { host: readHostFiles(root), sections, faulty };
}
