import { useSearchParams } from '@surco/shared/platform';
import { useCatalog } from '../../../common/api/useCatalog';
import { Simulator, type SimulatorProps } from '../components/Simulator';
import { SimulatorError } from '../components/SimulatorError';
import { SimulatorSkeleton } from '../components/SimulatorSkeleton';
import './simulator.css';

interface Props {
  /** Query with the input to begin with: the one of the URL when absent, null while it is loading. */
  search?: URLSearchParams | null;
  children?: SimulatorProps['children'];
}

export default function SimulatorPage({ search: requested, children }: Props) {
  const [search] = useSearchParams();
  const { catalog, error, retry } = useCatalog();
  if (catalog && requested !== null)
    return (
      <Simulator catalog={catalog} search={requested ?? search}>
        {children}
      </Simulator>
    );
  return error ? <SimulatorError error={error} onRetry={retry} /> : <SimulatorSkeleton />;
}
