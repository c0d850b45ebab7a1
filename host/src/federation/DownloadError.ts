/**
 * The entry of a section did not arrive, was no JavaScript, or gave no container that accepts the shared modules. An
 * entry that throws, or that the policy of the page refuses, is another error.
 */
export class DownloadError extends Error {}
