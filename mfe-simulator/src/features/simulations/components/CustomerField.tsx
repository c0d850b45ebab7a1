import { AntdTheme } from '@surco/shared/platform';
import { texts } from '../texts';
import type { CustomerSelectProps } from './CustomerSelect';
import { LazyPart } from './LazyPart';

const loadSelect = () => import(/* webpackChunkName: "simulation-customer" */ './CustomerSelect');

/** Customer search; its code is loaded on demand for users who have customers. */
export const CustomerField = (props: CustomerSelectProps) => (
  <LazyPart
    load={loadSelect}
    skeleton={<div className="surco-simulation-skeleton" aria-hidden="true" />}
    failed={(retry) => (
      <p className="surco-field-error" role="alert">
        {texts.customerFailed}{' '}
        <button type="button" className="surco-button" onClick={retry}>
          {texts.retry}
        </button>
      </p>
    )}
  >
    {({ CustomerSelect }) => (
      <AntdTheme>
        <CustomerSelect {...props} />
      </AntdTheme>
    )}
  </LazyPart>
);
