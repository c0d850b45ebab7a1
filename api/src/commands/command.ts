import type { Settings } from '../core/settings/settings';

/** Where the files of the program are. */
export interface InstallationPaths {
  /** Folder with the front-end builds: `host/dist`, `mfe-…/dist`. */
  root: string;
  /** Folder of the SQL migrations. */
  migrations: string;
}

export interface CommandContext {
  /** @throws StartError when a setting cannot work */
  readSettings: () => Settings;
  installation: InstallationPaths;
  /** The arguments after the name of the command. */
  args: readonly string[];
}

/** A command of `surco`. */
export interface Command {
  /** Its name and arguments, as the help shows them. */
  usage: string;
  summary: string;
  /** @returns the exit code; undefined when the process ends by itself, as `serve` does after a signal */
  run: (context: CommandContext) => Promise<number | undefined>;
}
