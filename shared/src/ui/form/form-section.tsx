import type { ReactNode, Ref } from 'react';

interface Props {
  /** Omitted in a dialog with one section, which has its own title. */
  title?: string;
  help?: string;
  /** Number of columns; always one on a phone. */
  columns?: 1 | 2;
  /** To give the heading the focus, where a pressed button is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A group of fields with a heading. */
export const FormSection = ({ title, help, columns = 1, headingRef, children }: Props) => (
  <section className="surco-form-section">
    {title && (
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
    )}
    {help && <p className="surco-form-help">{help}</p>}
    <div className={columns === 2 ? 'surco-form-fields surco-form-fields-two' : 'surco-form-fields'}>{children}</div>
  </section>
);
