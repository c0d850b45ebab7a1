import type { ContractDifference } from './contractSnapshot';

const parseVersion = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Whether a version permits the changes since `released`: only a higher major version may break something. */
export const isVersionAllowed = (version: string, released: string, { broken }: ContractDifference): boolean =>
  broken.length === 0 || parseVersion(version)[0] > parseVersion(released)[0];

/** The version of the next release: major when something breaks, minor for any other change, else the released one. */
export function computeNextVersion(released: string, { broken, hasChanges }: ContractDifference): string {
  const [major, minor] = parseVersion(released);
  if (broken.length) return `${major + 1}.0.0`;
  return hasChanges ? `${major}.${minor + 1}.0` : released;
}
