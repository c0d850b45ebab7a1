import type { FieldError } from '../../contract';
import { useForm } from '../../ui/form/use-form';

const EMPTY_PRODUCT = { name: '', price: null as number | null };

const validate = ({ name, price }: typeof EMPTY_PRODUCT): FieldError[] => [
  ...(name ? [] : [{ path: 'name', message: 'Indique el nombre del producto.' }]),
  ...(price ? [] : [{ path: 'price', message: 'Indique un precio mayor que cero.' }]),
];

/** The form of the stories: a product with a name and a price. @param send settles the submission */
export const useDemoForm = (send: () => Promise<unknown> = async () => undefined, values = EMPTY_PRODUCT) =>
  useForm({ toFormValues: () => values, validate, send, onSent: () => undefined });
