import { useParams } from '@surco/shared/platform';
import { Conversion } from '../components/Conversion';
import { NewDocument } from '../components/NewDocument';

/** a consultant sells seed to a customer; with a DKbono's id, what was set aside by it (T-03). */
export default function CreateSalePage() {
  const { voucherId } = useParams();
  return voucherId ? <Conversion key={voucherId} voucherId={voucherId} /> : <NewDocument mode="sale:new" />;
}
