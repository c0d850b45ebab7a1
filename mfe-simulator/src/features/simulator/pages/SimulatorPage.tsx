import { useSearchParams } from '@surco/shared/platform';
import { useCatalog } from '../api/useCatalog';
import { Simulator, type SimulatorProps } from '../components/Simulator';
import { SimulatorFailed } from '../components/SimulatorFailed';
import { SimulatorSkeleton } from '../components/SimulatorSkeleton';
import './simulator.css';

interface Props {
  /** The question to begin with; absent, what the address carries; null while it is on its way. */
  search?: URLSearchParams | null;
  children?: SimulatorProps['children'];
}

export default function SimulatorPage({ search: asked, children }: Props) {
  const [search] = useSearchParams();
  const { catalog, error, retry } = useCatalog();
  if (catalog && asked !== null)
    return (
      <Simulator catalog={catalog} search={asked ?? search}>
        {children}
      </Simulator>
    );
  return error ? <SimulatorFailed error={error} onRetry={retry} /> : <SimulatorSkeleton />;
}
