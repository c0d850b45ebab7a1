import { useParams } from '@surco/shared/platform';
import { DocumentForm } from '../components/DocumentForm';
import { Conversion } from '../components/Conversion';

const NEW = { mode: 'sale:new' } as const;

/** a consultant sells seed to a customer; with a DKbono's id, what was set aside by it (T-03). */
export default function CreateSalePage() {
  const { voucherId } = useParams();
  return voucherId ? <Conversion key={voucherId} voucherId={voucherId} /> : <DocumentForm key="new" origin={NEW} />;
}
