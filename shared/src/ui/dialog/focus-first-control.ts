const FIRST_CONTROL = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/**
 * The ref of a box: its first control has the focus before the box is painted, so that no key gets lost. A focus trap or
 * the end of an animation then leaves it there. In a `Modal` that is open from the start, the box is only in the page
 * with `getContainer={document.body}`.
 */
export function focusFirstControl(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
}
