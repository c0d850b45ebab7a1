import { useSearchParams } from '@surco/shared/platform';
import { useCatalog } from '../api/useCatalog';
import { Simulator } from '../components/Simulator';
import { SimulatorFailed } from '../components/SimulatorFailed';
import { SimulatorSkeleton } from '../components/SimulatorSkeleton';
import './simulator.css';

export default function SimulatorPage() {
  const [search] = useSearchParams();
  const { catalog, error, retry } = useCatalog();
  if (catalog) return <Simulator catalog={catalog} search={search} />;
  return error ? <SimulatorFailed error={error} onRetry={retry} /> : <SimulatorSkeleton />;
}
