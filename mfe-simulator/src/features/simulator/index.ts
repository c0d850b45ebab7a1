/** What the other rooms of this remote may use of the simulator. */
export { useCatalog } from './api/useCatalog';
export { inputFromSearch, searchOfInput } from './model/address';
export { type Calculation, calculate } from './model/calculate';
export type { Catalog } from './model/catalog';
export { labelOf, writeFigure } from './model/figures';
export { FIELDS, type FieldName } from './model/fields';
export { figuresOf } from './model/form';
export { RESULT_GROUPS } from './model/groups';
export { formOf, initialInput, inputOf, type SimulatorInput } from './model/input';
export type { SimulatorModel } from './model/useSimulator';
