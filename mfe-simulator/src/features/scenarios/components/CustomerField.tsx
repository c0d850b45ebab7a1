import { texts } from '../texts';
import type { CustomerSelectProps } from './CustomerSelect';
import { useLazyOnMount } from '../hooks/useLazyOnMount';

const load = () => import(/* webpackChunkName: "scenario-customer" */ './CustomerSelect');

/** Customer search; its code is loaded on demand for users who have customers. */
export function CustomerField(props: CustomerSelectProps) {
  const [code, retry] = useLazyOnMount(load);
  if (code.status === 'loaded') return <code.module.CustomerSelect {...props} />;
  if (code.status !== 'failed') return <div className="surco-scenario-bone" aria-hidden="true" />;
  return (
    <p className="surco-field-error" role="alert">
      {texts.customerFailed}{' '}
      <button type="button" className="surco-button" onClick={retry}>
        {texts.retry}
      </button>
    </p>
  );
}
