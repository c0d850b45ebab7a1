/** The first frame of a stack in a JavaScript file, and the section whose file it is. */
export interface ErrorLocation {
  /** Undefined for a file of the host, and when the stack names no file. */
  section: string | undefined;
  /** File, line and column: `list.0a1b2c3d.js:1:7`; `''` when it is unknown. */
  place: string;
}

const FRAME = /https?:\/\/[^\s()]*?\/([\w.-]{1,77}\.js)(?:\?[^\s():]*)?:(\d{1,7}):(\d{1,7})/g;
const SECTION_ADDRESS = /\/remotes\/([a-z][a-z\d-]*)\//;

const readStack = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** The name of the section whose address a text contains. */
export const findSectionAddress = (text: string): string | undefined => SECTION_ADDRESS.exec(text)?.[1];

/** Whether an extension of the browser threw it. */
export const isFromExtension = (error: unknown): boolean => readStack(error).includes('-extension://');

/**
 * Where an error was thrown. The first frame of a section counts, although a library of the host may be above it: the
 * section has called it.
 */
export function locateError(error: unknown): ErrorLocation {
  const frames = [...readStack(error).matchAll(FRAME)].map(([text, file, line, column]) => ({
    section: findSectionAddress(text),
    place: `${file}:${line}:${column}`,
  }));
  return frames.find(({ section }) => section) ?? frames[0] ?? { section: undefined, place: '' };
}

/** The name of the error's class; `''` for a value that is no error, and for a name that is no plain word. */
export const getErrorName = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : '';
