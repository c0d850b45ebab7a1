import { type LoadFile, withOfferedLoader } from './fileLoader';

const isLoadFile = (value: unknown): value is LoadFile => typeof value === 'function';

/**
 * Part of the entry of every section, as a runtime plugin of module federation: the host loads the files of the section,
 * so that it can request them again after a failure and check their hashes.
 */
export default function fileLoaderPlugin(): { name: string } {
  // Absent when the build is one file.
  const load: unknown = Reflect.get(__webpack_require__, 'l');
  if (isLoadFile(load)) Reflect.set(__webpack_require__, 'l', withOfferedLoader(load));
  return { name: 'surco-file-loader' };
}
