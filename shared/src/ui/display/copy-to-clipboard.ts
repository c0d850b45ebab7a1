/** Copies a text. @returns false when the browser refuses, e.g. without a secure origin */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
