/** Whether pasted text has several lines, or cells separated by tabs. A single line with semicolons does not count. */
export const isTabular = (text: string): boolean => /[\t\n\r]/.test(text.trim());
