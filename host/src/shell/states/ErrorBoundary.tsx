import { hostPaths } from '@surco/shared/contract';
import { session } from '@surco/shared/platform';
import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { SectionPathsContext } from '../../navigation/sectionPaths';
import { reportProblem } from '../../visits/problems';
import { StatePanel } from './StatePanel';

const ICON = 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2h.01';

interface State {
  error: Error | null;
}

/** Shows an error page with a retry and a link home when rendering throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = SectionPathsContext;
  declare context: ContextType<typeof SectionPathsContext>;
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    // "Back" and "forward" leave the failed page.
    addEventListener('popstate', this.retry);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.retry);
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
    reportProblem('render', error);
  }

  retry = (): void => {
    if (this.state.error) this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const role = session.get().user?.role;
    return (
      <StatePanel
        urgent
        icon={ICON}
        heading="Algo salió mal en esta página"
        text="Lo que ya estaba guardado no se ha perdido. Inténtelo de nuevo; si se repite, vuelva al inicio."
        detail={error.message}
      >
        <button type="button" className="surco-button surco-button-primary" onClick={this.retry}>
          Reintentar
        </button>
        <a className="surco-button" href={role ? this.context.overview[role] : hostPaths.dashboard}>
          Ir al inicio
        </a>
      </StatePanel>
    );
  }
}
