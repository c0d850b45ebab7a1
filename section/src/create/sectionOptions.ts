import { getErrorMessage, readArguments } from '../common';

/** The section to create. */
export interface SectionOptions {
  /** Folder and package name, e.g. `mfe-routes`. */
  name: string;
  /** Label in the menu. */
  label: string;
  /** Path of its page. */
  path: string;
  /** Folder of the packed packages; undefined when a registry has them. Only for a repository. */
  packages?: string | undefined;
}

const NAME_PATTERN = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const PATH_PATTERN = /^\/dashboard(\/[a-z\d]+(-[a-z\d]+)*)+$/;
const LABEL_PATTERN = /^[\p{L}\d][\p{L}\d ().,-]{1,29}$/u;

/** An error that the user of the command can correct; `pnpm new-section` prints its message without a stack. */
export class UsageError extends Error {}

const stringOption = { type: 'string' } as const;
const SECTION_OPTIONS = { label: stringOption, path: stringOption };
const REPOSITORY_OPTIONS = { ...SECTION_OPTIONS, packages: stringOption };

function parseCommandLine(args: readonly string[], options: typeof SECTION_OPTIONS, usage: string) {
  try {
    const { values, positionals } = readArguments(args, options);
    const { label, path, packages }: Partial<Record<keyof typeof REPOSITORY_OPTIONS, string>> = values;
    return { label, path, packages, positionals };
  } catch (error) {
    throw new UsageError(`${getErrorMessage(error)} ${usage}`);
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function readOptions(args: readonly string[], options: typeof SECTION_OPTIONS, usage: string): SectionOptions {
  const { positionals, packages, ...values } = parseCommandLine(args, options, usage);
  const [given, ...others] = positionals;
  if (!given || others.length) throw new UsageError(`Give exactly one name for the section. ${usage}`);
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
  return { name: `mfe-${shortName}`, label, path, ...(packages && { packages }) };
}

/** Parses the command line for a section of the checkout. @throws UsageError that says what is valid */
export const readSectionOptions = (args: readonly string[]): SectionOptions =>
  readOptions(
    args,
    SECTION_OPTIONS,
    'For example: pnpm new-section entregas --label "Entregas" --path /dashboard/entregas',
  );

/** Parses the command line for a repository of its own. @throws UsageError that says what is valid */
export const readRepositoryOptions = (args: readonly string[]): SectionOptions =>
  readOptions(
    args,
    REPOSITORY_OPTIONS,
    'For example: surco-section create entregas --label "Entregas" --path /dashboard/entregas --packages ../sdk',
  );
