/** An option of a select: stored value and label. */
export interface Option {
  value: string;
  label: string;
}

/** An option from the server, with its record when the screen needs more than the label. */
export interface RemoteOption<T = unknown> extends Option {
  data?: T;
}

/** Searches options by text and returns them in the order to show; the server ignores case and accents. */
export type LoadOptions<T = unknown> = (text: string) => Promise<readonly RemoteOption<T>[]>;

/** Finds the option of an initial value, so that its label can be shown. */
export type FindOption<T = unknown> = (value: string) => Promise<RemoteOption<T> | undefined>;
