import { Button } from 'antd';
import { texts } from '../texts';

interface Props {
  count: number;
  /** How many are shown at first. */
  first: number;
  showsAll: boolean;
  onChange: (showsAll: boolean) => void;
}

/** Shows the rest of a list, and hides it again. */
export const ShowAllButton = ({ count, first, showsAll, onChange }: Props) =>
  count > first && (
    <Button className="surco-overview-all" onClick={() => onChange(!showsAll)}>
      {showsAll ? texts.showLess : texts.showAll(count)}
    </Button>
  );
