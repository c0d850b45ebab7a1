import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate, useUnsavedChanges } from '../../platform';
import { FormFrame } from './form-frame';
import type { FormState } from './use-form';

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
  useUnsavedChanges(form.unsaved);
  return (
    <>
      <FormFrame form={form}>
        {children}
        <div className="surco-form-foot">
          <div className="surco-form-totals">{totals}</div>
          <div className="surco-form-actions">
            {cancelTo && <Button onClick={() => void navigate(cancelTo)}>Cancelar</Button>}
            {actions}
            <Button type="primary" htmlType="submit" loading={form.sending}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </FormFrame>
      {form.dialog}
    </>
  );
}
