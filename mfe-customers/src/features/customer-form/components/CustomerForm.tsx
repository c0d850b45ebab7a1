import { getNewSalePath, type CustomerDetail, type Locality } from '@surco/shared/contract';
import { canCreateDocuments, CUSTOMER_MERGERS, formatDate, hasRole, isManager } from '@surco/shared/domain';
import { useActor, useNavigate } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { DraftNotice } from '@surco/shared/ui/draft';
import type { FindOption, Option, RemoteOption } from '@surco/shared/ui/fields';
import { FormPage, FormSection } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { getCustomerPath, getMergePath, CUSTOMERS_LIST_PATH } from '../../../paths';
import { IdentitySection } from '../../../common/components/IdentitySection';
import { PrivacyNoticeSection } from '../../../common/components/PrivacyNoticeSection';
import { AddressSection } from '../../../common/components/AddressSection';
import { RanchSection } from '../../../common/components/RanchSection';
import { applyFormChange } from '../../../common/model/customerFormValues';
import { formTexts } from '../../../common/texts';
import { useCustomerForm } from '../api/useCustomerForm';
import { useExistingCustomer } from '../api/useExistingCustomer';
import { useDuplicates } from '../api/useDuplicates';
import { useRecordNames } from '../api/useRecordNames';
import { type RegistrationRequest, withChosenCustomer } from '../model/registrationRequest';
import type { StaffFormValues } from '../model/formValues';
import { createExistingQuestion, texts, fieldTexts } from '../texts';
import { ConsultantSection } from './ConsultantSection';
import { CustomerHead } from './CustomerHead';
import { DuplicateWarning } from './DuplicateWarning';
import '../../../common/components/customerFields.css';
import './CustomerForm.css';

const getCurrentProductionType = ({ productionType }: CustomerDetail): Option | undefined =>
  productionType ? { value: productionType.id, label: productionType.name } : undefined;

interface Props {
  /** Null for a new one. */
  customer: CustomerDetail | null;
  /** What the form that asks for a new customer has sent. */
  request?: RegistrationRequest;
}

const NO_REQUEST: RegistrationRequest = { names: {}, returnTo: null };

/** the customer form of staff. */
export function CustomerForm({ customer, request: { names, returnTo } = NO_REQUEST }: Props) {
  const { role } = useActor();
  const isConsultant = role === 'Consultant';
  const canAssign = isManager(role);
  const canSell = !customer && !returnTo && canCreateDocuments({ role });
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const isSelling = useRef(false);
  const { rememberOption, resolveNames, findOption } = useRecordNames(customer);
  const form = useCustomerForm({
    customer,
    canAssign,
    resolveNames,
    worksOffline: isConsultant && customer === null,
    startValues: names,
    getNextPath: (id) => {
      if (returnTo) return withChosenCustomer(returnTo, id);
      if (isSelling.current) return getNewSalePath(id);
      // For a consultant the profile path shows this form again, so the list is shown instead.
      return isConsultant ? CUSTOMERS_LIST_PATH : getCustomerPath(id);
    },
  });
  const { record, values } = form;
  // Consultants have no other page of the customer.
  const profile = isConsultant ? record : null;
  const duplicates = useDuplicates(values.phone, values.rfc, record?.id);
  const setValues = (change: Partial<StaffFormValues>, option?: RemoteOption<Locality> | null): void => {
    rememberOption(option);
    const locality = option?.data && { localityName: option.label, zoneId: option.data.zoneId };
    form.updateValues((current) => applyFormChange(current, { ...change, ...locality }));
  };
  const { localityId, localityName } = values;
  const findLocality: FindOption<Locality> = useCallback(
    async (value) => {
      const label = value === localityId && localityName ? localityName : (await findOption(value))?.label;
      return label === undefined ? undefined : { value, label };
    },
    [localityId, localityName, findOption],
  );
  const openExisting = useExistingCustomer(form.draft, (id) =>
    returnTo ? withChosenCustomer(returnTo, id) : getCustomerPath(id),
  );
  const chooseExisting = async (id: string, name: string): Promise<void> => {
    if (!form.unsaved || (await confirm(createExistingQuestion(name)))) await openExisting(id);
  };
  const onUse = record ? undefined : (id: string, name: string) => void chooseExisting(id, name);
  const registerAndSell = async (): Promise<void> => {
    isSelling.current = true;
    await form.submit();
    isSelling.current = false;
  };
  const getMergeTo =
    record && hasRole(role, CUSTOMER_MERGERS) ? (otherId: string) => getMergePath(record.id, otherId) : undefined;
  const warning = { duplicates, getMergeTo, ...(onUse && { onUse }) };
  const sectionProps = { values, setValues, fieldTexts };
  const notes = {
    phone: <DuplicateWarning {...warning} field="phone" />,
    rfc: <DuplicateWarning {...warning} field="rfc" />,
  };
  return (
    <>
      {profile && <CustomerHead customer={profile} />}
      <FormPage
        form={form}
        submitLabel={record ? texts.save : canSell ? texts.createOnly : texts.create}
        cancelTo={returnTo ?? (record && !isConsultant ? getCustomerPath(record.id) : CUSTOMERS_LIST_PATH)}
        actions={
          <>
            {canSell && (
              <Button disabled={form.sending} onClick={() => void registerAndSell()}>
                {texts.createAndSell}
              </Button>
            )}
            {profile?.status === 'ACTIVO' && (
              <Button onClick={() => void navigate(getNewSalePath(profile.id))}>{texts.newSale}</Button>
            )}
          </>
        }
      >
        <DraftNotice draft={form.draft} />
        <IdentitySection {...sectionProps} notes={notes} />
        <AddressSection {...sectionProps} findLocality={findLocality} />
        <RanchSection {...sectionProps} currentType={record ? getCurrentProductionType(record) : undefined} />
        {canAssign && (
          <ConsultantSection
            value={values.consultantId}
            find={findOption}
            onChange={(option) => setValues({ consultantId: option?.value ?? '' }, option)}
          />
        )}
        {record?.privacyNoticeAcceptedAt ? (
          <FormSection title={formTexts.notice}>
            <p className="surco-customer-accepted">{texts.accepted(formatDate(record.privacyNoticeAcceptedAt))}</p>
          </FormSection>
        ) : (
          <PrivacyNoticeSection {...sectionProps} />
        )}
      </FormPage>
      {dialog}
    </>
  );
}
