import type { FieldError } from '../../contract';
import { type MouseEvent, type Ref } from 'react';
import { useFieldId } from '../fields/form-errors';
import { Icon } from '../display/icon';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The server's error about the whole form. */
  formError: string | null;
  fieldErrors: readonly FieldError[];
}

const formatErrorCount = (count: number): string =>
  count === 1 ? 'Falta corregir un dato:' : `Falta corregir ${count} datos:`;

/** Avoids repeating a form error that equals a field error. */
const getHeading = (formError: string | null, fieldErrors: readonly FieldError[]): string =>
  formError === null || fieldErrors.some(({ message }) => message === formError)
    ? formatErrorCount(fieldErrors.length)
    : formError;

const focusField =
  (controlId: string) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    const field = document.getElementById(controlId);
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus();
  };

/** Summary of all errors; each line links to its field. */
export function FormErrorSummary({ ref, formError, fieldErrors }: Props) {
  const getFieldId = useFieldId();
  if (!formError && fieldErrors.length === 0) return null;
  return (
    <div className="surco-form-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <p>{getHeading(formError, fieldErrors)}</p>
        {fieldErrors.length > 0 && (
          <ul>
            {fieldErrors.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <a href={`#${getFieldId(path)}`} onClick={focusField(getFieldId(path))}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
