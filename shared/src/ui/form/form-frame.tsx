import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { FormErrors, useErrorsByPath } from '../fields/form-errors';
import { FormErrorSummary } from './form-error-summary';
import { reportFilledFields } from './report-filled-fields';
import type { FormState } from './use-form';
import { useSubmitKeys } from './use-submit-keys';
import './form-page.css';

interface Props {
  /** The form, as `useForm` returns it. */
  form: FormState;
  /** Name of the form for screen readers, where a page has several. */
  label?: string;
  className?: string;
  /** Whether Enter in a field submits; Ctrl+Enter and ⌘+Enter always do. */
  submitOnEnter?: boolean;
  /** The fields and the submit button. */
  children: ReactNode;
}

/** The form element: sends on submit, shows errors at their fields, and focuses their summary after a failed submit. */
export function FormFrame({ form, label, className = 'surco-form', submitOnEnter = true, children }: Props) {
  const { attempts } = form;
  const fieldErrors = form.getFieldErrors();
  const errors = useErrorsByPath(fieldErrors);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const submit = async (): Promise<void> => {
    reportFilledFields(element.current);
    await latest.current.submit();
  };
  useSubmitKeys(element, submitOnEnter, submit);
  return (
    <FormErrors value={errors}>
      <form
        ref={element}
        className={className}
        aria-label={label}
        aria-busy={form.sending}
        noValidate
        // Before the field renders again without the focus, which writes its former text.
        onBlurCapture={() => reportFilledFields(element.current)}
        onChange={({ target }) => target instanceof Element && form.clearServerError(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormErrorSummary ref={summary} formError={form.formError} fieldErrors={fieldErrors} />
        {children}
      </form>
    </FormErrors>
  );
}
