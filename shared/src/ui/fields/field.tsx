import { memo, type ReactNode, useContext } from 'react';
import { FormErrors, useFieldId } from './form-errors';
import './field.css';
import '../display/hidden.css';

/** Props that connect a control to its label, help and error; spread them on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Path in the request body, e.g. `lines.0.quantity`; selects the form error that is shown. */
  name: string;
  label: string;
  /** Shows the label to screen readers only, e.g. when a table header already names it. */
  hideLabel?: boolean;
  /** Help text below the control. */
  help?: string;
  required?: boolean;
  /** Error to show when no surrounding form provides one. */
  error?: string;
  children: (control: ControlProps, invalid: boolean) => ReactNode;
}

interface BodyProps extends Omit<FieldProps, 'error'> {
  errorText: string | undefined;
}

/** Memoized: a form with sixty lines has hundreds of fields. */
const FieldBody = memo(function FieldBody({
  name,
  label,
  hideLabel = false,
  help,
  required = false,
  errorText,
  children,
}: BodyProps) {
  const id = useFieldId()(name);
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [errorText && errorId, help && helpId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': errorText ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="surco-field">
      <label htmlFor={id} className={hideLabel ? 'surco-hidden' : 'surco-field-label'}>
        {label}
        {required && !hideLabel && <span aria-hidden="true"> *</span>}
      </label>
      {children(control, Boolean(errorText))}
      {errorText && (
        <p id={errorId} className="surco-field-error">
          {errorText}
        </p>
      )}
      {help && (
        <p id={helpId} className="surco-field-help">
          {help}
        </p>
      )}
    </div>
  );
});

/** A control with its label above, its error and help below. */
export function Field({ error, ...rest }: FieldProps) {
  const errorText = useContext(FormErrors).get(rest.name) ?? error;
  return <FieldBody {...rest} errorText={errorText} />;
}
