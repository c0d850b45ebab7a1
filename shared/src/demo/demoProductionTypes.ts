import type { SilageProductionType } from '../domain/silage/input';

export interface DemoProductionType extends SilageProductionType {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

const createProductionType = (
  index: number,
  name: string,
  intake: number,
  days: number,
  milk: number | null,
): DemoProductionType => ({
  id: `0b000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name,
  defaultIntakeKg: intake,
  defaultDays: days,
  milkKgPerTonneDM: milk,
  active: true,
});

/**
 * Demo production types: common herds, with their intake, feeding days and milk (sources 2 and 13 to 15 in
 * docs/sources.md).
 */
export const demoProductionTypes: readonly DemoProductionType[] = [
  createProductionType(1, 'Leche', 25, 365, 1_500),
  createProductionType(2, 'Doble propósito', 20, 150, 500),
  createProductionType(3, 'Engorda', 10, 120, null),
  createProductionType(4, 'Cría', 12, 150, null),
];

/** The demo production type of this name. @throws Error when there is none */
export function getDemoProductionType(name: string): DemoProductionType {
  const type = demoProductionTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`No demo production type is called ${name}`);
  return type;
}
