/** What `features/simulations` and `pages` use of the simulator; `features/simulator` imports the modules themselves. */
export { useKeyboardOffset } from './hooks/useKeyboardOffset';
export { scrollToResults } from './model/resultsSection';
export { useCatalog } from './api/useCatalog';
export { parseInputSearchParams, toInputSearchParams } from './model/inputSearchParams';
export type { Calculation } from './model/calculate';
export type { Catalog } from './model/catalog';
export { getMetricLabel, formatMetric } from './model/metrics';
export { FIELD_NAMES, NUMBER_FIELDS, type FieldName } from './model/numberFields';
export { formatFieldNumber } from './model/formatFieldNumber';
export { toFieldValues } from './model/simulatorFormValues';
export { RESULT_GROUPS } from './model/resultGroups';
export { toFormValues, toSimulatorInput, type SimulatorInput } from './model/simulatorInput';
export type { SimulationAction, SimulatorState } from './hooks/useSimulator';
