/** Writes the folder of a new section, in a repository of its own or in the checkout. */
export * from './sectionOptions';
export * from './writeSection';
