import { withOfferedLoader, wrapFileLoading } from '@surco/shared/federation/runtime';

/**
 * Part of the entry of every section, as a runtime plugin of module federation: the host loads the files of the section,
 * so that it can request them again after a failure and check their hashes.
 */
export default function fileLoaderPlugin(): { name: string } {
  wrapFileLoading(withOfferedLoader);
  return { name: 'surco-file-loader' };
}
