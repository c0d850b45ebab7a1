import { parseArgs, type ParseArgsConfig } from 'node:util';

/** @throws when a command without names gets one */
export function assertNoNames([given]: readonly string[]): void {
  if (given !== undefined) throw new Error(`This command takes no name: remove "${given}".`);
}

/**
 * Parses a command line.
 * @throws with one sentence that names the argument that is unknown or lacks its value
 */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const argument = /--?\w[\w-]*/.exec(String(error))?.[0] ?? args.join(' ');
    if (/argument (missing|is ambiguous)/.test(String(error)))
      throw new Error(`${argument} needs a value.`, { cause: error });
    const accepted = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`Unknown argument "${argument}": this command accepts ${accepted.join(', ') || 'no options'}.`, {
      cause: error,
    });
  }
}
