import { Component, type ErrorInfo, type ReactNode } from 'react';
import { StatePanel } from './StatePanel';

const ICON = 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2h.01';

interface State {
  error: Error | null;
}

/** When drawing a page throws: says so in Spanish and leaves two ways on, instead of a blank screen. */
export class Crash extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    // Going back or forward leaves the page that failed.
    addEventListener('popstate', this.again);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.again);
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  again = (): void => {
    if (this.state.error) this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <StatePanel
        urgent
        icon={ICON}
        heading="Algo salió mal en esta página"
        text="Lo que ya estaba guardado no se ha perdido. Inténtelo de nuevo; si se repite, vuelva al inicio."
        detail={error.message}
      >
        <button type="button" className="surco-button surco-button-primary" onClick={this.again}>
          Reintentar
        </button>
        <a className="surco-button" href="/dashboard">
          Ir al inicio
        </a>
      </StatePanel>
    );
  }
}
