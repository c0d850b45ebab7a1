/** What `features/simulations` and `pages` use of the simulator; `features/simulator` imports the modules themselves. */
export { useKeyboardOffset } from './hooks/useKeyboardOffset';
export { scrollToResults } from './model/resultsSection';
export { useCatalog } from './api/useCatalog';
export { parseInputSearchParams, toInputSearchParams } from './model/inputSearchParams';
export type { Calculation } from './model/calculate';
export type { Catalog } from './model/catalog';
export { toFormValues, toSimulatorInput, type SimulatorInput } from './model/simulatorInput';
export type { SimulationAction, SimulatorState } from './hooks/useSimulator';
