import { productVersion } from '../core/version';
import type { Command } from './command';

export const versionCommand: Command = {
  usage: 'version',
  summary: 'prints the version of this program, with its commit',
  run: async () => {
    console.log(`Surco ${productVersion}`);
    return 0;
  },
};
