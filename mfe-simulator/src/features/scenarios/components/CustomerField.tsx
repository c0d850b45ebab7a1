import { texts } from '../texts';
import type { CustomerSelectProps } from './CustomerSelect';
import { useLoaded } from './useLoaded';

const load = () => import(/* webpackChunkName: "scenario-customer" */ './CustomerSelect');

/** The search for a customer; its code comes when somebody who has customers opens it. */
export function CustomerField(props: CustomerSelectProps) {
  const [code, retry] = useLoaded(load);
  if (code.status === 'loaded') return <code.module.CustomerSelect {...props} />;
  if (code.status !== 'failed') return <div className="surco-scen-bone" aria-hidden="true" />;
  return (
    <p className="surco-field-error" role="alert">
      {texts.customerFailed}{' '}
      <button type="button" className="surco-button" onClick={retry}>
        {texts.retry}
      </button>
    </p>
  );
}
