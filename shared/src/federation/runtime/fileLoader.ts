/** Webpack's function that loads a file of a build; each build has its own. */
export type LoadFile = (address: string, done: (event: unknown) => void, ...rest: unknown[]) => unknown;

/** Loads a file of a section with the function of its build. */
export type FileLoader = (load: LoadFile, ...file: Parameters<LoadFile>) => unknown;

/** The host offers its loader under this key of the global object; a host of another product offers none. */
const FILE_LOADER = Symbol.for('surco.fileLoader');

const isFileLoader = (value: unknown): value is FileLoader => typeof value === 'function';
const isLoadFile = (value: unknown): value is LoadFile => typeof value === 'function';

/** Replaces the function with which the build that contains this code loads its files. */
export function wrapFileLoading(wrap: (load: LoadFile) => LoadFile): void {
  // Absent when the build is one file.
  const load: unknown = Reflect.get(__webpack_require__, 'l');
  if (isLoadFile(load)) Reflect.set(__webpack_require__, 'l', wrap(load));
}

/** Makes the builds of this page that use {@link withOfferedLoader} load their files with this function. */
export const offerFileLoader = (loader: FileLoader): void => void Reflect.set(globalThis, FILE_LOADER, loader);

/** Makes a build load its files with the loader of the host, wherever there is one. */
export const withOfferedLoader =
  (load: LoadFile): LoadFile =>
  (...file) => {
    const offered: unknown = Reflect.get(globalThis, FILE_LOADER);
    return isFileLoader(offered) ? offered(load, ...file) : load(...file);
  };
