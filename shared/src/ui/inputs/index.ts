export { DateField } from './date-field';
export { DateInput } from './date-input';
export { NumberField } from './number-field';
export { NumberInput } from './number-input';
export { RadioField } from '../fields/radio-field';
export { TextAreaField } from './text-area-field';
export { TextField } from './text-field';
