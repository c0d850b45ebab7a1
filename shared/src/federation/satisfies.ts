const numbers = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a version is within `^x.y.z`: not older, and of the same major (below 1.0.0: of the same minor). Any other
 * range must be the very version; a pre-release is within no range.
 */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [major = NaN, minor = NaN, patch = NaN] = numbers(version);
  const [wantedMajor = NaN, wantedMinor = NaN, wantedPatch = NaN] = numbers(range.slice(1));
  if (major !== wantedMajor) return false;
  if (minor === wantedMinor) return patch >= wantedPatch;
  return major > 0 && minor > wantedMinor;
}
