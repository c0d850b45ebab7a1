/**
 * The entry of a section did not arrive, was no JavaScript, or gave no container that accepts the shared modules. An
 * entry that throws, or that the policy of the page refuses, is another error.
 */
export class DownloadError extends Error {
  constructor(
    readonly entry: string,
    options?: ErrorOptions,
  ) {
    super(`${entry} could not be downloaded.`, options);
  }
}

/** The entry of a section is on another server, which the content security policy of the page does not allow. */
export class BlockedOriginError extends Error {
  constructor(
    readonly entry: string,
    options?: ErrorOptions,
  ) {
    super(`${entry} is on another server, which the content security policy of the page does not allow.`, options);
  }
}
