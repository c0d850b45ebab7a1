/** A file of a section did not arrive. */
export class DownloadError extends Error {}
