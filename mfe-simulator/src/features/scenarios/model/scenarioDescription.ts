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

/** Input of a scenario with product and production type names. */
export interface ScenarioDescription {
  readonly input: SilageInput;
  readonly product: string;
  readonly production: string | null;
}

export const describeScenario = ({ input, product, productionType }: Simulation): ScenarioDescription => ({
  input,
  product: product.name,
  production: productionType?.name ?? null,
});

const formatShare = (label: string, share: number | null): string =>
  share ? `${label} ${withoutBreaks(formatPercent(share))}` : '';

/** "Leche · Maíz DKX-620 · Riego · Búnker · reserva 10 % · descuento 5 %" */
export const formatScenarioSubtitle = ({ input, product, production }: ScenarioDescription): string =>
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

/** Default name of a scenario: "Leche · 100 animales · Búnker". */
export const formatDefaultScenarioName = ({ input, production }: ScenarioDescription): string =>
  [
    (input.mode === 'VENTA' ? silageModeLabels.VENTA : production) ?? silageModeLabels[input.mode],
    formatSize(input),
    siloTypeLabels[input.silo.type],
  ].join(' · ');

export const getScenarioName = (scenario: Simulation): string =>
  scenario.name ?? formatDefaultScenarioName(describeScenario(scenario));

/** Metric of the gain, by mode. */
const getOutcomeMetric = ({ mode }: SilageInput): SilageMetricKey => (mode === 'VENTA' ? 'profit' : 'saving');

/** Metrics on the card of a saved scenario. */
export const getCardMetrics = (input: SilageInput): readonly SilageMetricKey[] => [
  'hectares',
  'bags',
  'costTotal',
  getOutcomeMetric(input),
];
