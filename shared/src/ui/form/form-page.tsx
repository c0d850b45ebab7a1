import { Button } from 'antd';
import type { ReactNode } from 'react';
import { getListAddress, useNavigate, useReturnPath, useUnsavedChanges } from '../../platform';
import { Icon } from '../display/icon';
import { useIsPhone } from '../display/use-is-phone';
import { FormFrame } from './form-frame';
import { formatSubmitShortcut } from './submit-shortcut';
import { useHiddenBottomBar } from './use-hidden-bottom-bar';
import type { FormState } from './use-form';

export interface FormPageProps {
  /** The form, as `useForm` returns it. */
  form: FormState;
  submitLabel: string;
  /** `false`: Enter in a field does not submit, and the title of the submit button names the shortcut that does. */
  submitOnEnter?: boolean;
  /** Address of the cancel button, unless another page led here. With it the menu at the bottom of a phone is hidden: the form has its own way out. */
  cancelTo?: string;
  /** Content of the footer, which stays visible, before the buttons. */
  totals?: ReactNode;
  /** More buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form with sections, a sticky footer, errors at their fields and a summary of them at the top. */
export function FormPage({
  form,
  submitLabel,
  submitOnEnter = true,
  cancelTo,
  totals,
  actions,
  children,
}: FormPageProps) {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const isPhone = useIsPhone();
  const submitTitle =
    submitOnEnter || isPhone ? undefined : `${submitLabel} (${formatSubmitShortcut(navigator.userAgent)})`;
  useUnsavedChanges(form.unsaved, form.saveDraft);
  useHiddenBottomBar(cancelTo !== undefined);
  return (
    <>
      <FormFrame form={form} submitOnEnter={submitOnEnter}>
        {children}
        <div className="surco-form-foot">
          <div className="surco-form-totals">{totals}</div>
          <div className="surco-form-actions">
            {cancelTo && (
              <Button
                className="surco-form-cancel"
                icon={<Icon name="close" size={18} />}
                onClick={() => void navigate(returnPath ?? getListAddress(cancelTo))}
              >
                Cancelar
              </Button>
            )}
            {actions}
            <Button type="primary" htmlType="submit" title={submitTitle} loading={form.sending}>
              {submitLabel}
            </Button>
          </div>
        </div>
      </FormFrame>
      {form.dialog}
    </>
  );
}
