import { delimiter, dirname } from 'node:path';
import { findNode } from './findNode';

/** Versions of Node on which the jsdom of the component tests runs, each with its least minor version. */
const leastMinorVersions: Readonly<Record<string, number>> = { 22: 22, 24: 15 };

const runsJsdom = (): boolean => {
  const [major = '', minor = ''] = process.versions.node.split('.');
  return Number(minor) >= (leastMinorVersions[major] ?? (Number(major) > 25 ? 0 : Infinity));
};

/** The variables of a process on Node 24, which npm downloads the first time. */
export const getNode24Env = (): Readonly<Record<string, string>> => ({
  PATH: `${dirname(findNode('^24.15.0', { preferOffline: true }))}${delimiter}${process.env.PATH}`,
});

/** The variables of jest: on the Node of this process if jsdom runs on it, otherwise on Node 24. */
export const getJestEnv = (): Readonly<Record<string, string>> => (runsJsdom() ? {} : getNode24Env());
