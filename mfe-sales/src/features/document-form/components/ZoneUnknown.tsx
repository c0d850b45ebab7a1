import { Button } from 'antd';
import { texts } from '../texts';

/** Says that the prices may not be those of the zone of the customer, which could not be read. */
export const ZoneUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="surco-sale-origin surco-sale-warning">
    <div>{texts.zoneUnknown}</div>
    <Button onClick={onRetry}>{texts.retry}</Button>
  </div>
);
