import './select-box.css';

interface Props {
  label: string;
  /** Null while only some of the rows are selected. */
  checked: boolean | null;
  onToggle: (isRange: boolean) => void;
}

/** The checkbox that selects a row or a page; with shift, a range of rows. */
export const SelectBox = ({ label, checked, onToggle }: Props) => (
  <label className="surco-row-select">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked === true}
      ref={(input) => {
        if (input) input.indeterminate = checked === null;
      }}
      onChange={({ nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        // With shift the browser has selected the text between both clicks.
        if (isRange) window.getSelection()?.removeAllRanges();
        onToggle(isRange);
      }}
    />
  </label>
);
