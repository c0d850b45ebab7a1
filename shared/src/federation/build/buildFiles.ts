/** The files of the host's first load, and those that contain each shared module and each named chunk. */
export interface HostFiles {
  initial: string[];
  chunks: Record<string, string[]>;
  /**
   * By shared name, e.g. `antd/es/table`; only those below `antd/es/` and `ui/`, because the first load has the others.
   * Without the files of the first load, so the list may be empty.
   */
  shared: Record<string, string[]>;
  /** Version of `shared` that the host offers to remotes; `versions`: those of all shared packages. */
  contract: string;
  versions: Record<string, string>;
}

/** The files that each page of a remote needs: the remote's own and, by name, the host's. */
export interface RemoteFiles {
  entry: string;
  pages: Record<string, { files: string[]; shared: string[] }>;
}
