import type { NamedFile } from '../export/save-file';

const toFile = ({ name, blob }: NamedFile): File => new File([blob], name, { type: 'application/pdf' });

/** Whether the system's share sheet takes a PDF. */
export const canSendPdf = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [toFile({ name: 'a.pdf', blob: new Blob() })] });

/**
 * Opens the system's share sheet with a PDF. It opens only soon after a press: where fetching the file took too long,
 * the next press finds it ready.
 * @returns whether the sheet opened
 */
export async function sendPdf(file: NamedFile, { title, text }: { title: string; text: string }): Promise<boolean> {
  try {
    await navigator.share({ files: [toFile(file)], title, text });
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotAllowedError');
  }
}
