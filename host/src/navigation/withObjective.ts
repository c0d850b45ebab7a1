/**
 * Adds the farmer's objective to an address as a query value. It is a value only and never part of the path, so it
 * cannot decide where the navigation leads.
 */
export const withObjective = (address: string, objective: string | null): string =>
  objective ? `${address}?objective=${encodeURIComponent(objective)}` : address;
