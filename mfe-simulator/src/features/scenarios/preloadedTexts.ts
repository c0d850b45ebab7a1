/** Texts of the scenarios that load with the simulator; those of the views, which load later, are in `texts.ts`. */
export const preloadedTexts = {
  toList: 'Mis escenarios',
  loading: 'Cargando los escenarios…',
  failed: 'No se pudieron cargar los escenarios. Revise la conexión y vuelva a intentarlo.',
  retry: 'Reintentar',
  ignoredLinkFields: (what: string) => `El enlace traía datos que no se pueden usar y se dejaron fuera: ${what}.`,
  ignoredScenarioFields: (what: string) =>
    `Este escenario usa datos que ya no están disponibles y se cambiaron: ${what}.`,
  scenarioMissing:
    'No se encontró el escenario: se eliminó o pertenece a otra persona. Se muestra el simulador sin él.',
  scenarioFailed: 'No se pudo abrir el escenario. Se muestra el simulador sin él.',
} as const;
