const parseVersion = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a version is within `^x.y.z`: not older, and of the same major (below 1.0.0: of the same minor). Any other
 * range must equal the version; a pre-release is within no `^` range.
 */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [major = NaN, minor = NaN, patch = NaN] = parseVersion(version);
  const [rangeMajor = NaN, rangeMinor = NaN, rangePatch = NaN] = parseVersion(range.slice(1));
  if (![major, minor, patch, rangeMajor, rangeMinor, rangePatch].every(Number.isInteger)) return false;
  if (major !== rangeMajor) return false;
  if (minor === rangeMinor) return patch >= rangePatch;
  return major > 0 && minor > rangeMinor;
}

/** Whether a version is older than every one in `^x.y.z`. */
export function isOlder(version: string, range: string): boolean {
  const given = parseVersion(version);
  const lowest = parseVersion(range.replace('^', ''));
  const differing = lowest.findIndex((part, index) => part !== given[index]);
  return differing >= 0 && (given[differing] ?? NaN) < (lowest[differing] ?? NaN);
}
