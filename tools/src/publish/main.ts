import { formatPublishError } from './messages';

type Command = (args: readonly string[]) => Promise<void>;

/** Each command loads its own code only, so that `status` answers at once. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  publish: async () => (await import('./publishCommand')).publishRemote,
  rollback: async () => (await import('./rollbackCommand')).rollBackRemote,
  status: async () => (await import('./statusCommand')).printStatus,
  prune: async () => (await import('./pruneCommand')).pruneRemotes,
};

const [name = '', ...args] = process.argv.slice(2);
COMMANDS[name]?.()
  .then((command) => command(args))
  .catch((error: unknown) => {
    console.error(formatPublishError(error));
    process.exit(1);
  });
