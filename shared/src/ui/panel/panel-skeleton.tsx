import './panel-skeleton.css';

/** Placeholder while a panel loads. */
export const PanelSkeleton = () => <output className="surco-panel-skeleton" aria-label="Cargando" />;
