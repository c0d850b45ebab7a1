import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledBuilds, readBundledBuilds } from '../core/sections/bundledBuilds';
import type { AppManifest } from './appManifest';

/** The results of the builds: the HTML of the pages, the manifest of the app, the registry of sections and the files that each page needs. */
export interface FrontEnd extends BundledBuilds {
  indexHtml: string;
  redirectHtml: string;
  appManifest: AppManifest;
}

/** Reads the builds of a checkout. @throws Error when the host is not built */
export function loadFrontEnd(root: string): FrontEnd {
  const readText = (name: string): string => readFileSync(join(root, 'host', 'dist', name), 'utf8');
  return {
    ...readBundledBuilds(root),
    indexHtml: readText('index.html'),
    redirectHtml: readText('redirect.html'),
    appManifest: JSON.parse(readText('app-manifest.json')) as AppManifest,
  };
}
