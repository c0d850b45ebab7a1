/** A file with its name. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Lifetime of the object URL of a saved file, in ms. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file with the browser's download. */
export function saveFile({ name, blob }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
