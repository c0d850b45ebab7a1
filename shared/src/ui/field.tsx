import { memo, type ReactNode, useContext } from 'react';
import { fieldId, FormErrors } from './form-errors';
import './field.css';
import './hidden.css';

/** What ties a control to its label, help and error: spread it on the control. */
export interface Wired {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Path of the body this field fills, e.g. `lines.0.quantity`: the form's error for it comes by itself. */
  name: string;
  label: string;
  /** Keeps the label for screen readers only, where a table's head already says it. */
  hideLabel?: boolean;
  /** A sentence where a mistake is likely. */
  help?: string;
  required?: boolean;
  /** Its error where no form supplies one. */
  error?: string;
  children: (wired: Wired, invalid: boolean) => ReactNode;
}

interface BodyProps extends Omit<FieldProps, 'error'> {
  shown: string | undefined;
}

/** Drawn anew only when its own error or its control changes: a form of sixty lines has hundreds of these. */
const FieldBody = memo(function FieldBody({
  name,
  label,
  hideLabel = false,
  help,
  required = false,
  shown,
  children,
}: BodyProps) {
  const id = fieldId(name);
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [shown && errorId, help && helpId].filter(Boolean).join(' ');
  const wired: Wired = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': shown ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="surco-field">
      <label htmlFor={id} className={hideLabel ? 'surco-hidden' : 'surco-field-label'}>
        {label}
        {required && !hideLabel && <span aria-hidden="true"> *</span>}
      </label>
      {children(wired, Boolean(shown))}
      {shown && (
        <p id={errorId} className="surco-field-error">
          {shown}
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

/** A control with its label above and its help and error below. */
export function Field({ error, ...rest }: FieldProps) {
  const shown = useContext(FormErrors).get(rest.name) ?? error;
  return <FieldBody {...rest} shown={shown} />;
}
