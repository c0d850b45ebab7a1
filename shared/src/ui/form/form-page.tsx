import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useUnsavedChanges } from '../../platform';
import { FormErrors, useErrorsByPath } from '../fields/form-errors';
import { FormErrorSummary } from './form-error-summary';
import type { FormState } from './use-form';
import './form-page.css';

export interface FormPageProps {
  /** The form, as `useForm` returns it. */
  form: FormState;
  submitLabel: string;
  /** Address of the cancel button. */
  cancelTo?: string;
  /** Content of the footer, which stays visible. */
  totals?: ReactNode;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form with sections, a sticky footer, errors at their fields and a summary of them at the top. */
export function FormPage({ form, submitLabel, cancelTo, totals, actions, children }: FormPageProps) {
  const navigate = useNavigate();
  const { sending, formError, attempts, unsaved } = form;
  const fieldErrors = form.getFieldErrors();
  const summary = useRef<HTMLDivElement>(null);
  const errors = useErrorsByPath(fieldErrors);
  useUnsavedChanges(unsaved);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  return (
    <FormErrors value={errors}>
      <form
        className="surco-form"
        noValidate
        aria-busy={sending}
        onChange={({ target }) => target instanceof Element && form.clearServerError(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormErrorSummary ref={summary} formError={formError} fieldErrors={fieldErrors} />
        {children}
        <div className="surco-form-foot">
          <div className="surco-form-totals">{totals}</div>
          <div className="surco-form-actions">
            {cancelTo && <Button onClick={() => void navigate(cancelTo)}>Cancelar</Button>}
            {actions}
            <Button type="primary" htmlType="submit" loading={sending}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </form>
      {form.dialog}
    </FormErrors>
  );
}
