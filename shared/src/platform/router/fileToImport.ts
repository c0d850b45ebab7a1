let fileToImport: File | null = null;

/** Hands a file over to the import page that is opened next. */
export function setFileToImport(file: File): void {
  fileToImport = file;
}

/** Returns the file that was handed over, once. */
export function takeFileToImport(): File | null {
  const file = fileToImport;
  fileToImport = null;
  return file;
}
