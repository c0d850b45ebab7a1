import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a command: its options, and a file when its usage has `<file>`.
 * @returns the values of the options, and the file, which is empty for a command without one
 * @throws an error with the usage when an argument is unknown or the file is missing
 */
export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  { usage }: { usage: string },
  args: readonly string[],
  options: O,
) {
  const expected = /<file>/.test(usage) ? 1 : 0;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: expected > 0 });
    const [file = ''] = positionals;
    if (positionals.length === expected) return { values, file };
  } catch {
    // Answered with the usage as well.
  }
  throw new Error(`Usage: surco ${usage}`);
}
