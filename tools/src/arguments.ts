import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads a command line. @throws with one sentence that names what is not understood, and what would be */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const what = /--?\w[\w-]*/.exec(String(error))?.[0] ?? args.join(' ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`No se entendió «${what}»: esta orden conoce ${known.join(', ')}.`, { cause: error });
  }
}
