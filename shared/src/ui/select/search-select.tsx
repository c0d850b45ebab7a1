import { Select, type SelectProps } from 'antd';
import { useId, useMemo } from 'react';
import { foldText } from '../../domain/text/foldText';
import { hasWords, splitWords } from '../../domain/text/searchWords';
import { useSelectOpen } from './use-select-open';
import './search-select.css';
import '../display/fill.css';

interface LabelledOption {
  value: string;
  label: string;
}

export interface SearchSelectProps<V, O extends LabelledOption> extends Omit<
  SelectProps<V, O>,
  | 'allowClear'
  | 'className'
  | 'defaultOpen'
  | 'getPopupContainer'
  | 'notFoundContent'
  | 'onBlur'
  | 'onKeyDown'
  | 'onMouseDown'
  | 'status'
> {
  invalid?: boolean;
  canClear?: boolean;
  /** Shown in the list when nothing matches. */
  emptyText?: string;
}

const matches = (text: string, option?: LabelledOption): boolean =>
  hasWords(foldText(option?.label ?? ''), splitWords(text));

/** For screen readers a list needs an option; the field names this one as active. */
const EMPTY_OPTION = { role: 'option', 'aria-selected': false, 'aria-disabled': true };

/** Up to here all options are in the document, where screen readers can count them. */
const MAX_RENDERED = 60;

/**
 * antd gives the chosen text an element of its own only if its option has a class or style; without one, a translator of
 * the browser would leave another text in the field, or end the page.
 */
const OWN_ELEMENT = 'surco-select-option';

/** antd's select as everywhere in the product: searched by the words typed, ignoring case and accents. */
export function SearchSelect<V = string, O extends LabelledOption = LabelledOption>({
  id,
  invalid = false,
  canClear = false,
  emptyText = 'Sin coincidencias',
  open,
  onOpenChange,
  options,
  onInputKeyDown,
  ...rest
}: SearchSelectProps<V, O>) {
  const generatedId = useId();
  const list = useSelectOpen({ open, disabled: rest.disabled, onOpenChange });
  const selectId = id ?? generatedId;
  const ownOptions = useMemo(() => options?.map((option) => ({ ...option, className: OWN_ELEMENT })), [options]);
  return (
    <Select<V, O>
      showSearch={{ filterOption: matches }}
      virtual={(options?.length ?? 0) > MAX_RENDERED}
      {...rest}
      id={selectId}
      options={ownOptions}
      {...list}
      onInputKeyDown={(event) => {
        // Where several can be chosen, antd would choose or remove the active one and keep the focus.
        if (rest.mode && event.key === 'Tab') event.stopPropagation();
        onInputKeyDown?.(event);
      }}
      // Without a value antd would show an option that the page did not take.
      value={rest.value ?? null}
      // Outside an open modal dialog the list would be behind it.
      getPopupContainer={(trigger) => trigger.closest('dialog') ?? document.body}
      className="surco-fill surco-search-select"
      allowClear={canClear && { label: 'Quitar' }}
      notFoundContent={
        <div id={`${selectId}_list_-1`} {...EMPTY_OPTION}>
          {emptyText}
        </div>
      }
      status={invalid ? 'error' : undefined}
    />
  );
}
