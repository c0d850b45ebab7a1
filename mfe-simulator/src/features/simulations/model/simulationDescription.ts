import type { Simulation } from '@surco/shared/contract';
import { formatSilageName, type SilageDescription, type SilageInput, type SilageMetricKey } from '@surco/shared/domain';

export const toSilageDescription = ({ input, product, productionType }: Simulation): SilageDescription => ({
  input,
  product: product.name,
  production: productionType?.name ?? null,
});

export const getSimulationName = (simulation: Simulation): string =>
  simulation.name ?? formatSilageName(toSilageDescription(simulation));

/** Metric of the gain, by mode. */
const getOutcomeMetric = ({ mode }: SilageInput): SilageMetricKey => (mode === 'VENTA' ? 'profit' : 'saving');

/** Metrics on the card of a saved simulation. */
export const getCardMetrics = (input: SilageInput): readonly SilageMetricKey[] => [
  'hectares',
  'bags',
  'costTotal',
  getOutcomeMetric(input),
];
