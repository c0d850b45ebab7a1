/** Major version of the oldest Node that runs the program. */
export const oldestNodeVersion = 24;

/** @throws an error that names the Node to install when this one is too old */
export function assertSupportedNode(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldestNodeVersion) return;
  throw new Error(`Surco needs Node 24, but "node" is Node ${version}: install it.`);
}
