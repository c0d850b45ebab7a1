export { ChoiceField } from './choice-field';
export { Field, type ControlProps } from './field';
export { FormErrors, getFieldId, indexErrorsByPath, useFieldId } from './form-errors';
export { NativeSelect } from './native-select';
export type { FindOption, LoadOptions, Option, RemoteOption } from './option';
export { RadioField, type RadioFieldProps } from './radio-field';
export { SelectInput } from './select-input';
export { toOption, toOptions } from './to-option';
export { useSearchText } from './use-search-text';
