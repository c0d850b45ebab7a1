export const seasonSaved = (name: string): string => `Temporada ${name} guardada`;
