/** What the other features of this remote may use of the simulator. */
export { inputFromSearch, searchOfInput } from './model/address';
export { type Calculation, calculate } from './model/calculate';
export type { Catalog } from './model/catalog';
export { labelOf, writeFigure } from './model/figures';
export { formOf, initialInput, inputOf, type SimulatorInput } from './model/input';
export type { SimulatorModel } from './model/useSimulator';
