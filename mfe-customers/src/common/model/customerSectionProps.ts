import type { Option } from '@surco/shared/ui/fields';
import type { CustomerFormChange, CustomerFormValues } from './customerFormValues';
import type { CustomerFieldTexts } from '../texts';

/** The props of every section of a customer form. */
export interface CustomerSectionProps {
  values: CustomerFormValues;
  /** `option` is the selected option of an id; conflict rows show its label. */
  setValues: (change: CustomerFormChange, option?: Option | null) => void;
  fieldTexts: CustomerFieldTexts;
}
