/** Reads the options of a new section and writes its folder; other repositories use the command (`cli.ts`). */
export * from './sectionOptions';
export * from './writeSection';
