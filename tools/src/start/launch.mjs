/**
 * Runs `start.ts` from a bundle of its sources. The bundle is kept in `.cache/start` until one of them changes: to
 * compile and resolve eight hundred files would cost more than all the rest of a start.
 */
import { fileURLToPath } from 'node:url';
import { findBundle, writeBundle } from './startBundle.mjs';

const toPath = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const folder = toPath('../../../.cache/start');

process.setSourceMapsEnabled(true);
await import(findBundle(folder) ?? (await writeBundle(toPath('../start.ts'), folder)));
