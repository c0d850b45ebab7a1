import { Button } from 'antd';
import { texts } from '../texts';

interface Props {
  response: { error: unknown; isLoading: boolean; mutate: () => unknown };
}

/** Says that the visits could not be read; nothing otherwise. */
export const VisitsNote = ({ response: { error, isLoading, mutate } }: Props) =>
  error && !isLoading ? (
    <p role="alert" className="surco-section-note">
      {texts.noVisits}{' '}
      <Button type="link" size="small" onClick={() => void mutate()}>
        {texts.retry}
      </Button>
    </p>
  ) : null;
