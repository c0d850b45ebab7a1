export type { ConflictField } from '../../records/conflictFields';
export { buildConflictRows, type ConflictRow } from './conflict/conflict-rows';
export { FoldedSection } from './folded-section';
export { FormErrorSummary } from './form-error-summary';
export { FormFrame } from './form-frame';
export { FormPage } from './form-page';
export { FormSection } from './form-section';
export { FormTotals } from './form-totals';
export { mergeThreeWay } from './conflict/merge-three-way';
export { useEnterKey } from './use-enter-key';
export {
  type BindField,
  type ConflictOptions,
  type Form,
  type FormFields,
  type FormOptions,
  type FormState,
  useForm,
} from './use-form';
export { getFieldId } from '../fields/form-errors';
