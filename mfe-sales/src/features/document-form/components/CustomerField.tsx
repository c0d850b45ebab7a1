import { asKept, fold, formatPhone } from '@surco/shared/domain';
import { fullName } from '@surco/shared/domain/names';
import { Field } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { Select } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CustomerChoice } from '../model/choices';
import { isGone } from '../model/problems';
import { texts } from '../texts';
import { FixedFact } from './FixedFact';

interface Props {
  /** Undefined while they load. */
  customers: readonly CustomerChoice[] | undefined;
  value: string;
  /** What is chosen is called so, also where it can be chosen no more. */
  name: string | undefined;
  /** Whose it is cannot be changed. */
  fixed: boolean;
  onChange: (id: string) => void;
}

/** E-06: shown as the full name, the id as value; found by name, company or phone. */
export const customerOption = (customer: CustomerChoice) => ({
  value: customer.id,
  label: fullName(customer),
  detail: [customer.businessName, formatPhone(customer.phone)].filter(Boolean).join(' · '),
  found: fold(`${fullName(customer)} ${customer.businessName ?? ''} ${customer.phone}`),
});

type CustomerOption = ReturnType<typeof customerOption>;

const Choice = ({ label, detail }: Pick<CustomerOption, 'label' | 'detail'>) => (
  <span className="surco-sale-choice">
    <span>{label}</span>
    <small>{detail}</small>
  </span>
);

/** Who has not found it among so many types on. */
const ENOUGH = 500;

/** Of tens of thousands: what is typed stands there at once, and what it finds follows. */
function useFound(options: CustomerOption[], typed: string): CustomerOption[] {
  const text = fold(asKept(useDeferredValue(typed)));
  return useMemo(
    () => (text ? options.filter(({ found }) => found.includes(text)).slice(0, ENOUGH) : options),
    [options, text],
  );
}

export function CustomerField({ customers, value, name, fixed, onChange }: Props) {
  const options = useMemo(() => customers?.map(customerOption) ?? [], [customers]);
  const [typed, setTyped] = useState('');
  const found = useFound(options, typed);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  if (fixed)
    return <FixedFact name="customerId" label={texts.customer} value={chosen?.label} detail={chosen?.detail} />;
  return (
    <Field
      name="customerId"
      label={texts.customer}
      required
      error={isGone(value, customers) ? texts.customerGone : undefined}
    >
      {(wired, invalid) => (
        <Select<string, CustomerOption>
          {...wired}
          className="surco-fill"
          value={value || undefined}
          onChange={onChange}
          labelRender={({ label }) => label ?? chosen?.label ?? name ?? texts.goneCustomer}
          options={found}
          optionRender={({ data }) => <Choice label={data.label} detail={data.detail} />}
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          loading={customers === undefined}
          placeholder={texts.customerHelp}
          notFoundContent={texts.noCustomer}
          status={invalid ? 'error' : undefined}
          suffixIcon={<Icon name="search" size={16} />}
        />
      )}
    </Field>
  );
}
