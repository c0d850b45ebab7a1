import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isSubmitShortcut } from './submit-shortcut';

/** Prevents the browser from submitting the form of the focused field. */
function preventImplicitSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Submits a form by Ctrl+Enter or ⌘+Enter; without `submitOnEnter`, Enter alone does not. */
export function useSubmitKeys(
  form: RefObject<HTMLFormElement | null>,
  submitOnEnter: boolean,
  submit: () => Promise<void>,
): void {
  const submitByShortcut = useEffectEvent((event: KeyboardEvent): void => {
    if (!isSubmitShortcut(event)) return;
    event.preventDefault();
    // An open choice list would take Enter for its active option.
    event.stopPropagation();
    void submit();
  });
  useEffect(() => {
    const { current } = form;
    const handleShortcut = (event: KeyboardEvent): void => submitByShortcut(event);
    current?.addEventListener('keydown', handleShortcut, { capture: true });
    if (!submitOnEnter) current?.addEventListener('keydown', preventImplicitSubmit);
    return () => {
      current?.removeEventListener('keydown', handleShortcut, { capture: true });
      current?.removeEventListener('keydown', preventImplicitSubmit);
    };
  }, [form, submitOnEnter]);
}
