import { readArguments } from '../common/readArguments';

/** The section to create. */
export interface NewRemoteOptions {
  /** Folder and package name, e.g. `mfe-routes`. */
  name: string;
  /** Label in the menu. */
  label: string;
  /** Path of its page. */
  path: string;
}

const USAGE = 'For example: pnpm new-remote entregas --label "Entregas" --path /dashboard/entregas';
const NAME_PATTERN = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const PATH_PATTERN = /^\/dashboard(\/[a-z\d]+(-[a-z\d]+)*)+$/;
const LABEL_PATTERN = /^[\p{L}\d][\p{L}\d ().,-]{1,29}$/u;

/** A mistake in the command line; only its message is printed. */
export class UsageError extends Error {}

function parseCommandLine(args: readonly string[]) {
  try {
    return readArguments(args, { label: { type: 'string' }, path: { type: 'string' } });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parses the command line. @throws UsageError with one sentence */
export function readNewRemoteOptions(args: readonly string[]): NewRemoteOptions {
  const { values, positionals } = parseCommandLine(args);
  const [given, ...others] = positionals;
  if (!given || others.length) throw new UsageError(`Give exactly one name for the section. ${USAGE}`);
  const shortName = given.replace(/^mfe-/, '');
  if (!NAME_PATTERN.test(shortName) || shortName.length > 30) {
    throw new UsageError(`"${given}" is not a valid name: use up to 30 lower-case ASCII letters, digits and hyphens.`);
  }
  const label = (values.label ?? capitalize(shortName.replaceAll('-', ' '))).trim();
  if (!LABEL_PATTERN.test(label)) {
    throw new UsageError(`"${label}" is not a valid label: use 2 to 30 letters, digits, spaces or ( ) . , -`);
  }
  const path = values.path ?? `/dashboard/${shortName}`;
  if (!PATH_PATTERN.test(path)) {
    throw new UsageError(
      `"${path}" is not a valid path: it starts with /dashboard/ and continues in lower case and hyphens.`,
    );
  }
  return { name: `mfe-${shortName}`, label, path };
}
