import { flushSync } from 'react-dom';

const TYPED_INPUTS = 'input:not([type=checkbox], [type=radio], [type=file])';

/**
 * Some browsers fill fields without an event (Chrome on iOS, password managers); the form would take them for empty. This
 * sends the event for the fields whose text is not the one that React has written, and waits for the rendering.
 */
export function reportFilledFields(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>(TYPED_INPUTS) ?? [])];
  // React keeps the attribute, which is the default value, equal to its own value.
  const filled = inputs.filter(({ value, defaultValue }) => value !== defaultValue);
  if (filled.length === 0) return;
  flushSync(() => {
    for (const input of filled) input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
