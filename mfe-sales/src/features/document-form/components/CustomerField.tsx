import { fold } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { Select } from 'antd';
import { useMemo } from 'react';
import { fullName } from '../../../state/names';
import type { CustomerChoice } from '../model/choices';
import { texts } from '../texts';
import { FixedFact } from './FixedFact';

interface Props {
  /** Undefined while they load. */
  customers: readonly CustomerChoice[] | undefined;
  value: string;
  /** Whose it is cannot be changed. */
  fixed: boolean;
  onChange: (id: string) => void;
}

/** E-06: shown as the full name, the id as value; found by name, company or phone. */
export const customerOption = (customer: CustomerChoice) => ({
  value: customer.id,
  label: fullName(customer),
  detail: [customer.businessName, customer.phone].filter(Boolean).join(' · '),
  found: fold(`${fullName(customer)} ${customer.businessName ?? ''} ${customer.phone}`),
});

type CustomerOption = ReturnType<typeof customerOption>;

const Choice = ({ label, detail }: Pick<CustomerOption, 'label' | 'detail'>) => (
  <span className="surco-sale-choice">
    <span>{label}</span>
    <small>{detail}</small>
  </span>
);

const matches = (text: string, option?: CustomerOption): boolean => option?.found.includes(fold(text)) ?? false;

export function CustomerField({ customers, value, fixed, onChange }: Props) {
  const options = useMemo(() => customers?.map(customerOption) ?? [], [customers]);
  const chosen = options.find((option) => option.value === value);
  if (fixed)
    return <FixedFact name="customerId" label={texts.customer} value={chosen?.label} detail={chosen?.detail} />;
  return (
    <Field name="customerId" label={texts.customer} required>
      {(wired, invalid) => (
        <Select<string, CustomerOption>
          {...wired}
          className="surco-fill"
          value={value || undefined}
          onChange={onChange}
          options={options}
          optionRender={({ data }) => <Choice label={data.label} detail={data.detail} />}
          showSearch={{ filterOption: matches }}
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
