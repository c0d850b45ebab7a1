/** Texts of the simulations that load with the simulator; those of the views, which load later, are in `texts.ts`. */
export const preloadedTexts = {
  toList: 'Mis escenarios',
  loading: 'Cargando los escenarios…',
  failed: 'No se pudieron cargar los escenarios. Revise la conexión y vuelva a intentarlo.',
  retry: 'Reintentar',
  ignoredLinkFields: (what: string) => `El enlace traía datos que no se pueden usar y se dejaron fuera: ${what}.`,
  ignoredSimulationFields: (what: string) =>
    `Este escenario usa datos que ya no están disponibles y se cambiaron: ${what}.`,
  simulationMissing:
    'No se encontró el escenario: se eliminó o pertenece a otra persona. Se muestra el simulador sin él.',
  simulationFailed: 'No se pudo abrir el escenario. Se muestra el simulador sin él.',
} as const;
