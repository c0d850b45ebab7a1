import { splitParagraphs } from '@surco/shared/domain';
import type { ReactNode } from 'react';

interface Props {
  className: string;
  label: string;
  text: string;
  children?: ReactNode;
}

/** A scrollable element must be reachable by keyboard. */
const makeFocusable = (element: HTMLElement | null): void => {
  if (element) element.tabIndex = 0;
};

/** A long text that scrolls in a box of its own. */
export const ScrollingText = ({ className, label, text, children }: Props) => (
  <section ref={makeFocusable} className={className} aria-label={label}>
    {children}
    {splitParagraphs(text).map((paragraph, index) => (
      <p key={`${index} ${paragraph}`}>{paragraph}</p>
    ))}
  </section>
);
