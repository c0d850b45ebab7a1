/** Name of a section, for example `mfe-sales`; it is also a folder name. */
export const sectionNamePattern = /^[a-z][a-z\d-]{0,60}$/;

/** What a new token for publishing sections lacks. */
export const missingTeamMessage = 'Escriba el nombre del equipo.';
export const missingSectionsMessage = 'Elija al menos una sección.';
