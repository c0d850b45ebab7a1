import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';

/** Builds a section as the registry names it. */
export const createRemote = (change: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'mfe-x',
  contract: `^${CONTRACT_VERSION}`,
  version: '1.0.0',
  entry: '/remotes/mfe-x/remoteEntry.js',
  files: {},
  menu: [],
  routes: [],
  redirects: [],
  ...change,
});
