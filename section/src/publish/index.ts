/** The checks before a publication to a running server. */
export * from './assertPublishable';
export * from './host';
export * from './sectionBuild';
export * from './validateBuild';
