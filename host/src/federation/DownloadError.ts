/** The entry of a section did not arrive, or what arrived gave no container that accepts the shared modules. */
export class DownloadError extends Error {}
