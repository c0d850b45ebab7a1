/** Name of a section, for example `mfe-sales`; it is also a folder name. */
export const sectionNamePattern = /^[a-z][a-z\d-]{0,60}$/;
