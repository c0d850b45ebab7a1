/** The manifest of a section: read from its sources, written into its build. */
export * from './importManifest';
export * from './sharedVersions';
export * from './writeManifest';
