import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** Panel of an action; receives focus when it opens, unless a sheet around it has the focus. */
export function ActionPanel({ title, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (panel.current?.closest('dialog')) return;
    const firstInput = panel.current?.querySelector('input');
    (firstInput ?? panel.current)?.focus();
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className="surco-simulation-panel" aria-label={title} tabIndex={-1}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
