import type { Difference } from './released';

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Whether a version may stand for what has changed since `was`: only another major may break something. */
export const mayBe = (version: string, was: string, { broken }: Difference): boolean =>
  broken.length === 0 || parts(version)[0] > parts(was)[0];

/** The version of the next release: a major one when something breaks, a minor one when there is more than before. */
export function nextVersion(was: string, { broken, changed }: Difference): string {
  const [major, minor] = parts(was);
  if (broken.length) return `${major + 1}.0.0`;
  return changed ? `${major}.${minor + 1}.0` : was;
}
