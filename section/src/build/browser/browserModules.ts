import { extname, join } from 'node:path';

/** The modules of this folder that become part of sections. */
export const BROWSER_MODULES = ['fileLoaderPlugin'] as const;

/** Path of such a module: compiled in the packed package, a source in the checkout. */
export const getBrowserModule = (name: (typeof BROWSER_MODULES)[number]): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
