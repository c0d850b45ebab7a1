import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { texts } from '../../texts';

interface Props {
  /** Name of the product. */
  name: string;
  isExpanded?: boolean;
  /** Absent when the line has no details. */
  onToggle?: () => void;
  onRemove: () => void;
}

/** The buttons of a line: show its details, remove it. */
export const LineActions = ({ name, isExpanded = false, onToggle, onRemove }: Props) => (
  <div className="surco-sale-line-actions">
    {onToggle && (
      <Button
        type="text"
        aria-label={texts.lineDetails(name)}
        aria-expanded={isExpanded}
        icon={<Icon name={isExpanded ? 'chevronUp' : 'chevronDown'} />}
        onClick={onToggle}
      />
    )}
    <Button type="text" aria-label={texts.removeProduct(name)} icon={<Icon name="trash" />} onClick={onRemove} />
  </div>
);
