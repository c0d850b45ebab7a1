/** A file and what it is called. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** How long the address of a file is kept once it was handed to the browser, in ms. */
const KEPT = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ name, blob }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
