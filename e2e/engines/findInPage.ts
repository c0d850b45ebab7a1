import type * as library from '@testing-library/dom';

/** What a person looks for: a role or label with its name, a text, or for what has neither, a selector with its text. */
export type Target =
  | { role: string; name: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { selector: string; text: string | RegExp };

export interface Point {
  x: number;
  y: number;
  /** Whether the pointer reaches the element there: nothing covers it, and it does not move with a dialog that opens. */
  isReachable: boolean;
}

declare global {
  var TestingLibraryDom: typeof library;
}

/**
 * Finds the first visible element and scrolls it into view. Runs in the page, so it uses nothing of this file but its
 * argument.
 * @returns its centre; null when there is none
 */
export function findInPage(target: Target): Point | null {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom;
  const matches = (text: string, pattern: string | RegExp) =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  const find = (): HTMLElement[] => {
    if ('role' in target) return queryAllByRole(document.body, target.role, { name: target.name });
    if ('label' in target) return queryAllByLabelText(document.body, target.label);
    if ('selector' in target)
      return [...document.querySelectorAll<HTMLElement>(target.selector)].filter(({ textContent }) =>
        matches(textContent ?? '', target.text),
      );
    return queryAllByText(document.body, target.text);
  };
  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const element = find().find(isVisible);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isMoving = (part: Element | null): boolean =>
    part !== null &&
    (part.getAnimations().some(({ playState }) => playState !== 'finished') || isMoving(part.parentElement));
  // Around a dialog that cannot be pressed yet, there is a box that contains it.
  const dialog = element.closest('dialog, [role=dialog]');
  const isReachable =
    hit !== null &&
    !isMoving(element) &&
    (dialog?.contains(hit) ?? true) &&
    (element.contains(hit) || hit.contains(element) || (label?.contains(hit) ?? false));
  return { x, y, isReachable };
}
