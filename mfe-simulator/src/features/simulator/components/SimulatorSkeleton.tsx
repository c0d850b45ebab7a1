import { texts } from '../texts';

const renderBlocks = (count: number, kind: string) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={`surco-sim-card surco-sim-skeleton surco-sim-skeleton-${kind}`} />
  ));

/** Skeleton while the catalog loads. */
export const SimulatorSkeleton = () => (
  <section className="surco-sim" aria-busy="true" aria-label={texts.loading}>
    <div className="surco-sim-inputs">{renderBlocks(3, 'inputs')}</div>
    <div className="surco-sim-results">{renderBlocks(2, 'results')}</div>
  </section>
);
