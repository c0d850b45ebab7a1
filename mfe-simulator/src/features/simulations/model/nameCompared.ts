import { listSilageInputs } from '@surco/shared/domain';
import type { Simulation } from '@surco/shared/contract';
import { toSilageDescription, getSimulationName } from './simulationDescription';

/** More would not fit into a heading. */
const MAX_DIFFERENCES = 3;

/**
 * The names of compared simulations; those of the same name get the inputs in which they differ:
 * "Cría · Tipo de silo: Pastel".
 */
export function nameCompared(simulations: readonly Simulation[]): readonly string[] {
  const named = simulations.map((simulation) => ({
    name: getSimulationName(simulation),
    details: listSilageInputs(toSilageDescription(simulation)),
  }));
  return named.map(({ name, details }) => {
    const namesakes = named.filter((other) => other.name === name);
    const isDifferent = (key: string, text: string): boolean =>
      namesakes.some((other) => other.details.find((detail) => detail.key === key)?.text !== text);
    const differences = details.filter(({ key, text }) => isDifferent(key, text)).slice(0, MAX_DIFFERENCES);
    return [name, ...differences.map(({ label, text }) => `${label}: ${text}`)].join(' · ');
  });
}
