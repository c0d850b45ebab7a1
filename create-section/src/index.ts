/** The template of a section, for this repository and for others. */
export * from './sectionOptions';
export * from './writeSection';
