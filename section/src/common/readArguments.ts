import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses a command line.
 * @throws with one sentence that names the unknown argument and the accepted options
 */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const argument = /--?\w[\w-]*/.exec(String(error))?.[0] ?? args.join(' ');
    const accepted = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`Unknown argument "${argument}": this command accepts ${accepted.join(', ')}.`, { cause: error });
  }
}
