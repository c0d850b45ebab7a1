/** `files.json` of the host: the files of its build by what they contain, and the versions it offers to sections. */
export interface HostFiles {
  /** The files of the first load. */
  initial: string[];
  /** Further files of each named chunk; not of the chunks of shared modules. */
  chunks: Record<string, string[]>;
  /**
   * Further files of each shared module, e.g. `antd/es/table`: only of those below `antd/es/` and `@surco/shared/ui/`,
   * because the first load contains the others. A list may be empty.
   */
  shared: Record<string, string[]>;
  /** Pictures of the named chunks that have any. */
  media?: Record<string, string[]>;
  /**
   * What it offers to sections: exports of the modules that it provides (`platform#call`, `ui/table#Column`), components
   * of antd (`antd/es/table`) and calls of its API (`GET /sales`). Absent of hosts of version 0.1.0.
   */
  offers?: readonly string[];
  /** Version of the package `@surco/shared`, which is that of the contract. */
  contract: string;
  /** Versions of all shared packages, by name. */
  versions: Record<string, string>;
}

/** The entry file of a section, and what its pages need. */
export interface BuiltFiles {
  entry: string;
  /**
   * By page key or, for a chunk that a page loads later, by its name: files of the section, and the names of shared
   * modules, whose files {@link HostFiles} lists.
   */
  pages: Record<string, { files: string[]; shared: string[] }>;
  /** What it needs of the `offers` of a host; absent when other tools made the build, or those of version 0.1.0. */
  uses?: readonly string[];
}
