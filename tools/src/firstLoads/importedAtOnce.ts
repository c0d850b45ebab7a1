/**
 * Named chunks that a page imports while it renders for the first time, by its path: the HTML does not name them, but
 * they are part of the first load. `e2e/journeys/firstLoads.spec.ts` compares with what a browser loads.
 */
export const importedAtOnce: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/sales/create-sale': ['date-picker', 'offline'],
  '/dashboard/seasons/inventory': ['remote-select'],
  '/simulator': ['simulation-bar'],
  '/dashboard/simulator/simulator': ['simulation-bar'],
};
