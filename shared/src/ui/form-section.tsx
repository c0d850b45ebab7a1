import type { ReactNode } from 'react';

interface Props {
  /** Left out in a dialog of one section: its own title says it. */
  title?: string;
  help?: string;
  /** At most two, and one on a phone. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** Fields that belong together, under a heading. */
export const FormSection = ({ title, help, columns = 1, children }: Props) => (
  <section className="surco-form-section">
    {title && <h2>{title}</h2>}
    {help && <p className="surco-form-help">{help}</p>}
    <div className={columns === 2 ? 'surco-form-fields surco-form-fields-two' : 'surco-form-fields'}>{children}</div>
  </section>
);
