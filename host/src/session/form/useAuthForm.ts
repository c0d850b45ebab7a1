import { ApiError, getErrorMessageWithCode } from '@surco/shared/platform';
import { type FormEvent, useRef, useState } from 'react';
import type { TextFieldProps } from './TextField';
import type { FieldErrors } from './validateAuthForm';

/** Props of one field. */
export type AuthFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;

export interface AuthFormState<F extends string> {
  bindField: (name: F) => AuthFieldProps;
  /** Message of the last failed submit, unless it belongs to fields of this form; null without one. */
  formError: string | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface AuthFormOptions<F extends string, R> {
  initialValues: Record<F, string>;
  validate: (values: Record<F, string>) => FieldErrors<F>;
  submit: (values: Record<F, string>) => Promise<R>;
  onSuccess: (response: R, values: Record<F, string>) => void;
  /** While true, the form submits nothing. */
  isClosed?: () => boolean;
}

/** The server's field errors for the fields of this form. */
function getServerFieldErrors<F extends string>(error: unknown, values: Record<F, string>): FieldErrors<F> {
  const fieldErrors: FieldErrors<F> = {};
  if (!(error instanceof ApiError)) return fieldErrors;
  for (const field in values) {
    const detail = error.details.find(({ path }) => path === field);
    if (detail) fieldErrors[field] = detail.message;
  }
  return fieldErrors;
}

/** What the fields hold: a browser may fill them without an event. A value without a field stays. */
function readFields<F extends string>(form: HTMLFormElement, values: Record<F, string>): Record<F, string> {
  const fields = new FormData(form);
  const read = { ...values };
  for (const name in values) {
    const text = fields.get(name);
    if (typeof text === 'string') read[name] = text;
  }
  return read;
}

const focusFirstInvalid = (form: HTMLFormElement, fieldErrors: object): void => {
  const [first] = Object.keys(fieldErrors);
  const control = first ? form.elements.namedItem(first) : null;
  if (control instanceof HTMLElement) control.focus();
};

/** State of a sign-in or password form. Values stay after an error, and only one submit runs at a time. */
export function useAuthForm<F extends string, R>({
  initialValues,
  validate,
  submit,
  onSuccess,
  isClosed,
}: AuthFormOptions<F, R>): AuthFormState<F> {
  const [shownValues, setValues] = useState(initialValues);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<F>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSubmitting = useRef(false);

  const showFieldErrors = (form: HTMLFormElement, errors: FieldErrors<F>): void => {
    setFieldErrors(errors);
    focusFirstInvalid(form, errors);
  };

  const validateAndSubmit = async (form: HTMLFormElement): Promise<void> => {
    const values = readFields(form, shownValues);
    setValues(values);
    const errors = validate(values);
    setFormError(null);
    showFieldErrors(form, errors);
    if (Object.keys(errors).length > 0) return;
    isSubmitting.current = true;
    setBusy(true);
    try {
      onSuccess(await submit(values), values);
    } catch (error) {
      const serverErrors = getServerFieldErrors(error, values);
      showFieldErrors(form, serverErrors);
      if (Object.keys(serverErrors).length === 0) setFormError(getErrorMessageWithCode(error));
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  };

  const change = (name: F, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setFieldErrors((before) => ({ ...before, [name]: undefined }));
  };

  return {
    bindField: (name) => ({
      name,
      value: shownValues[name],
      error: fieldErrors[name],
      onChange: (value) => change(name, value),
    }),
    formError,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting.current && !isClosed?.()) void validateAndSubmit(event.currentTarget);
    },
  };
}
