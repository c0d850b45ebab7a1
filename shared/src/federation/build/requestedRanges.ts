import { z } from 'zod';
import { SHARED_MODULES, type SharedPackage } from './sharedModules';

/** What the federation plugin writes about a build, beside its files. */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

/** The part of `mf-manifest.json` that names the shared modules of a build. */
export const sharedRequestsSchema = z.looseObject({
  // Without a range, any version is accepted.
  shared: z
    .array(z.looseObject({ name: z.string(), requiredVersion: z.union([z.string(), z.literal(false)]).optional() }))
    .optional(),
});

export type SharedRequests = z.output<typeof sharedRequestsSchema>;

/** Ranges that are compared before the publication; the browser compares ranges of other forms. */
const COMPARABLE_RANGE = /^\^?\d+\.\d+\.\d+$/;

const findPackage = (module: string): SharedPackage | undefined =>
  SHARED_MODULES.find(({ name }) => (name.endsWith('/') ? module.startsWith(name) : module === name))?.package;

/** A range in which a build requests modules of a shared package. */
export interface RequestedRange {
  package: SharedPackage;
  range: string;
}

/** The ranges in which a build requests the packages that the host shares, each once. */
export function listRequestedRanges({ shared = [] }: SharedRequests): RequestedRange[] {
  const requested = new Map<string, RequestedRange>();
  for (const { name, requiredVersion: range } of shared) {
    const owner = findPackage(name);
    if (owner && range) requested.set(`${owner} ${range}`, { package: owner, range });
  }
  return [...requested.values()];
}

/** Whether `requires` can declare the range. */
export const isComparableRange = ({ range }: RequestedRange): boolean => COMPARABLE_RANGE.test(range);
