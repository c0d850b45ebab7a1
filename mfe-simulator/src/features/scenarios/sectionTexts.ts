/** Texts used before a view of the scenarios is opened. */
export const sectionTexts = {
  toList: 'Mis escenarios',
  loading: 'Cargando los escenarios…',
  failed: 'No se pudieron cargar las opciones del escenario.',
  retry: 'Reintentar',
  linkIgnored: (what: string) => `El enlace traía datos que no se pueden usar y se dejaron fuera: ${what}.`,
  openedIgnored: (what: string) => `Este escenario usa datos que ya no están disponibles y se cambiaron: ${what}.`,
  openedMissing: 'No se encontró el escenario: se eliminó o pertenece a otra persona. Se muestra el simulador sin él.',
  openedFailed: 'No se pudo abrir el escenario. Se muestra el simulador sin él.',
} as const;
