import type { Simulation } from '@surco/shared/contract';
import {
  formatCount,
  formatPercent,
  silageConditionLabels,
  type SilageInput,
  type SilageMetricKey,
  silageModeLabels,
  siloTypeLabels,
  withoutBreaks,
} from '@surco/shared/domain';

/** Input of a simulation with product and production type names. */
export interface SimulationDescription {
  readonly input: SilageInput;
  readonly product: string;
  readonly production: string | null;
}

export const describeSimulation = ({ input, product, productionType }: Simulation): SimulationDescription => ({
  input,
  product: product.name,
  production: productionType?.name ?? null,
});

const formatShare = (label: string, share: number | null): string =>
  share ? `${label} ${withoutBreaks(formatPercent(share))}` : '';

/** "Leche · Maíz DKX-620 · Riego · Búnker · reserva 10 % · descuento 5 %" */
export const formatSimulationSubtitle = ({ input, product, production }: SimulationDescription): string =>
  [
    input.mode === 'VENTA' ? silageModeLabels.VENTA : production,
    product,
    silageConditionLabels[input.condition],
    siloTypeLabels[input.silo.type],
    formatShare('reserva', input.reserve),
    formatShare('descuento', input.discount),
  ]
    .filter(Boolean)
    .join(' · ');

const formatSize = ({ mode, animals, hectares }: SilageInput): string =>
  mode === 'VENTA'
    ? `${formatCount(hectares ?? 0, 'hectárea', 'hectáreas')}`
    : formatCount(animals ?? 0, 'animal', 'animales');

/** Default name of a simulation: "Leche · 100 animales · Búnker". */
export const formatDefaultSimulationName = ({ input, production }: SimulationDescription): string =>
  [
    (input.mode === 'VENTA' ? silageModeLabels.VENTA : production) ?? silageModeLabels[input.mode],
    formatSize(input),
    siloTypeLabels[input.silo.type],
  ].join(' · ');

export const getSimulationName = (simulation: Simulation): string =>
  simulation.name ?? formatDefaultSimulationName(describeSimulation(simulation));

/** Metric of the gain, by mode. */
const getOutcomeMetric = ({ mode }: SilageInput): SilageMetricKey => (mode === 'VENTA' ? 'profit' : 'saving');

/** Metrics on the card of a saved simulation. */
export const getCardMetrics = (input: SilageInput): readonly SilageMetricKey[] => [
  'hectares',
  'bags',
  'costTotal',
  getOutcomeMetric(input),
];
