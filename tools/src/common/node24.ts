import { delimiter, dirname } from 'node:path';
import { findNode } from './findNode';

/** The variables of a process on Node 24, the version of the API in production; jsdom does not run on Node 20. */
export const getNode24Env = (): Readonly<Record<string, string>> =>
  process.versions.node.startsWith('24.') ? {} : { PATH: `${dirname(findNode('24'))}${delimiter}${process.env.PATH}` };
