import { help, helpOf } from './help';

type Command = (args: readonly string[]) => Promise<void>;

/** Each command loads its own code only, so that `status` answers at once. */
const COMMANDS: Readonly<Record<keyof typeof helpOf, () => Promise<Command>>> = {
  create: async () => (await import('./create/createCommand')).createRepository,
  dev: async () => (await import('./commands/devCommand')).developSection,
  check: async () => (await import('./commands/checkCommand')).checkSection,
  publish: async () => (await import('./commands/publishCommand')).publishSection,
  use: async () => (await import('./commands/useCommand')).useVersion,
  status: async () => (await import('./commands/statusCommand')).printStatus,
};

/** The unpacked package can create a section; the libraries of the other commands come with `npm install`. */
const NOT_INSTALLED = 'Run this in the folder of a section, after "npm install" there: npx surco-section …';

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);
const isHelp = (argument: string): boolean => ['--help', '-h'].includes(argument);

/** `surco-section <command>`, in the folder of a section. @throws with one sentence */
export async function runCommand([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (isHelp(name)) return console.log(help);
  if (!isCommand(name)) throw new Error(`There is no command "${name}".\n\n${help}`);
  if (args.some(isHelp)) return console.log(helpOf[name]);
  const run = await COMMANDS[name]().catch((error: unknown) => {
    const isNotInstalled = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isNotInstalled ? new Error(NOT_INSTALLED, { cause: error }) : error;
  });
  return run(args);
}
