/** Something to choose: what is kept and what a person reads. */
export interface Option {
  value: string;
  label: string;
}

/** An option that came from the server, with its record where the screen needs more than its name. */
export interface RemoteOption<T = unknown> extends Option {
  data?: T;
}

/** Options by what was typed, best first: the server ignores case and accents. */
export type LoadOptions<T = unknown> = (text: string) => Promise<readonly RemoteOption<T>[]>;

/** The option of a value that the screen began with, so that its name can be shown. */
export type FindOption<T = unknown> = (value: string) => Promise<RemoteOption<T> | undefined>;
