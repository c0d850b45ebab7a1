export { DateInput } from './date-input';
export { NumberField } from './number-field';
export { NumberInput } from './number-input';
export { TextField } from './text-field';
