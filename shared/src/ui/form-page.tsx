import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useUnsavedChanges } from '../platform';
import { FormErrors, type FieldProblem, useErrorsByPath } from './form-errors';
import { FormSummary } from './form-summary';
import { useSubmit } from './use-submit';
import './form-page.css';

export { FormSection } from './form-section';
export { FormTotals } from './form-totals';
export { fieldId } from './form-errors';

export interface FormPageProps {
  /** What is wrong with what stands in the form; asked when it is sent, and from then on as it changes. */
  validate: () => readonly FieldProblem[];
  /**
   * Sends it. An address it returns is gone to, without asking about unsaved changes.
   * An ApiError it throws is shown at the fields it concerns and at the top; nothing typed is lost.
   */
  onSubmit: () => Promise<string | void>;
  /** It was sent and `validate` held it back: the moment to read again what it is checked against. */
  onRefused?: (problems: readonly FieldProblem[]) => void;
  submitLabel: string;
  /** Whether leaving would lose something. */
  unsaved: boolean;
  cancelTo?: string;
  /** Stand in the footer, always in sight. */
  totals?: ReactNode;
  /** Further actions beside the one that sends. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form: sections, a footer that stays in sight, errors at their fields and, together, at the top. */
export function FormPage({
  validate,
  onSubmit,
  onRefused,
  submitLabel,
  unsaved,
  cancelTo,
  totals,
  actions,
  children,
}: FormPageProps) {
  const navigate = useNavigate();
  const { sending, problems, general, attempts, submit, forget } = useSubmit(validate, onSubmit, onRefused);
  const summary = useRef<HTMLDivElement>(null);
  const errors = useErrorsByPath(problems);
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
        onChange={({ target }) => target instanceof Element && forget(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormSummary ref={summary} general={general} problems={problems} />
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
    </FormErrors>
  );
}
