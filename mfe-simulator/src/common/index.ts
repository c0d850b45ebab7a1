/** What other features of this section may use of the simulator. */
export { useCatalog } from './api/useCatalog';
export { inputFromSearchParams, inputToSearchParams } from './model/inputSearchParams';
export { type Calculation, calculate } from './model/calculate';
export type { Catalog } from './model/catalog';
export { metricLabel, formatMetric } from './model/metrics';
export { NUMBER_FIELDS, type FieldName } from './model/numberFields';
export { toFieldValues } from './model/simulatorFormValues';
export { RESULT_GROUPS } from './model/resultGroups';
export { toFormValues, initialInput, toSimulatorInput, type SimulatorInput } from './model/simulatorInput';
export type { SimulatorState } from './hooks/useSimulator';
