import { foldText, formatFullName, formatPhone, hasWords, normalizeSearch, splitWords } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { Field } from '@surco/shared/ui/fields';
import { SearchSelect } from '@surco/shared/ui/select';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SelectableCustomer } from '../../model/formOrigin';
import type { UpdateValues } from '../../model/formValues';
import { isUnavailable } from '../../model/validateDocumentForm';
import { texts } from '../../texts';
import { ReadOnlyField } from '../ReadOnlyField';

interface Props {
  /** Undefined while they load. */
  customers: readonly SelectableCustomer[] | undefined;
  value: string;
  /** Display name of the selection, also when it can no longer be selected. */
  name: string | undefined;
  /** The customer is fixed by another document. */
  isReadOnly: boolean;
  updateValues: UpdateValues;
  /** Registers a new customer by what was typed; undefined where none can be chosen. */
  onRegister: ((name: string) => void) | undefined;
}

/** E-06: shown as the full name, the id as value; found by name, company or phone. */
const toCustomerOption = (customer: SelectableCustomer) => ({
  value: customer.id,
  label: formatFullName(customer),
  detail: [customer.isPending && texts.pendingCustomer, customer.businessName, formatPhone(customer.phone)]
    .filter(Boolean)
    .join(' · '),
  searchText: foldText(`${formatFullName(customer)} ${customer.businessName ?? ''} ${customer.phone}`),
});

type CustomerOption = ReturnType<typeof toCustomerOption>;

const OptionLabel = ({ value, label, detail }: Pick<CustomerOption, 'value' | 'label' | 'detail'>) => (
  <span className="surco-sale-choice">
    <span>
      {value === REGISTER ? (
        <>
          <Icon name="plus" size={16} /> <span>{label}</span>
        </>
      ) : (
        label
      )}
    </span>
    <small>{detail}</small>
  </span>
);

/** Value of the option that registers a customer; no id is like it. */
const REGISTER = 'register';

const createRegisterOption = (typed: string, hasMatches: boolean): CustomerOption => ({
  value: REGISTER,
  label: typed ? texts.registerNamedCustomer(typed) : texts.registerCustomer,
  detail: hasMatches ? '' : texts.noCustomer,
  searchText: '',
});

/** Number of matches shown; further input narrows them. */
const MAX_MATCHES = 500;

const findMatches = (options: readonly CustomerOption[], words: readonly string[]): CustomerOption[] =>
  options.filter(({ searchText }) => hasWords(searchText, words));

/**
 * The options for what is typed, the last one registers a customer where that is allowed. Tens of thousands of options
 * are filtered after the key is visible. A choice empties the search; it is visible before all options are back.
 */
function useChoices(options: CustomerOption[], typed: string, canRegister: boolean): CustomerOption[] {
  const deferred = useDeferredValue(typed);
  const matches = useMemo(() => {
    const words = splitWords(normalizeSearch(deferred));
    return words.length > 0 ? findMatches(options, words).slice(0, MAX_MATCHES) : options;
  }, [options, deferred]);
  const newName = (typed || deferred).trim();
  return useMemo(
    () => (canRegister ? [...matches, createRegisterOption(newName, matches.length > 0)] : matches),
    [canRegister, matches, newName],
  );
}

/**
 * The option that a choice means. Enter may come before the list shows the matches of what is typed: the list then still
 * offers a customer that does not match, and the first one that does is meant. Undefined without any.
 */
function findMeant(options: readonly CustomerOption[], typed: string, chosenId: string): string | undefined {
  const matches = findMatches(options, splitWords(normalizeSearch(typed)));
  return chosenId === REGISTER ? REGISTER : (matches.find(({ value }) => value === chosenId) ?? matches[0])?.value;
}

export const CustomerField = memo(function CustomerField(props: Props) {
  const { customers, value, name, isReadOnly, updateValues, onRegister } = props;
  const options = useMemo(() => customers?.map(toCustomerOption) ?? [], [customers]);
  const [typed, setTyped] = useState('');
  const canRegister = onRegister !== undefined && customers !== undefined;
  const choices = useChoices(options, typed, canRegister);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const choose = (chosenId: string): void => {
    const id = findMeant(options, typed, chosenId);
    if (id === REGISTER) onRegister?.(typed.trim());
    else if (id) updateValues((values) => ({ ...values, customerId: id }));
  };
  if (isReadOnly)
    return <ReadOnlyField name="customerId" label={texts.customer} value={chosen?.label} detail={chosen?.detail} />;
  return (
    <Field
      name="customerId"
      label={texts.customer}
      required
      error={isUnavailable(value, customers) ? texts.customerUnavailable : undefined}
    >
      {(controlProps, invalid) => (
        <SearchSelect<string, CustomerOption>
          {...controlProps}
          invalid={invalid}
          value={value || undefined}
          onChange={choose}
          labelRender={({ label = chosen?.label ?? name ?? texts.unavailableCustomerName }) =>
            // While a text is searched, the chosen option, which gives its text an element, may be missing.
            typed === '' ? label : <span>{label}</span>
          }
          options={choices}
          optionRender={({ data }) => <OptionLabel {...data} />}
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          loading={customers === undefined}
          placeholder={texts.customerHelp}
          emptyText={texts.noCustomer}
          suffixIcon={<Icon name="search" size={16} />}
        />
      )}
    </Field>
  );
});
