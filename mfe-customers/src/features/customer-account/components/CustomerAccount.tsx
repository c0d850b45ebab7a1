import type { CustomerDetail, Statement } from '@surco/shared/contract';
import { ADMIN_ONLY, formatCustomerName, formatMoney, hasRole, isPositiveMoney } from '@surco/shared/domain';
import { showErrorToast, useActor, useCall } from '@surco/shared/platform';
import { DetailMetrics, DetailPage } from '@surco/shared/ui/detail';
import { StatusTag, useLazy } from '@surco/shared/ui/display';
import { EmptyState, FailedState } from '@surco/shared/ui/feedback';
import { PanelSkeleton, RefreshFailed, usePanelCall } from '@surco/shared/ui/panel';
import { useState } from 'react';
import { CustomerSubtitle } from '../../../common/components/CustomerSubtitle';
import { CustomerViews } from '../../../common/components/CustomerViews';
import { ALL_TIME, useAccountPeriod } from '../hooks/useAccountPeriod';
import { useStatementPaper } from '../hooks/useStatementPaper';
import { creditTexts, texts } from '../texts';
import type { CreditDialogProps } from './CreditDialog';
import { CreditVouchers } from './CreditVouchers';
import { Movements } from './Movements';
import { listOwed, OwedVouchers } from './OwedVouchers';
import { PeriodFields } from './PeriodFields';
import './customer-account.css';

const loadDialog = () => import(/* webpackChunkName: "credit-dialog" */ './CreditDialog');

type CreditUse = Pick<CreditDialogProps, 'kind' | 'source'>;

/** What is owed and in favour, and the movements of the period. */
function Account({ statement }: { statement: Statement }) {
  const { role } = useActor();
  const [code, fetchCode] = useLazy(loadDialog);
  const [creditUse, setCreditUse] = useState<CreditUse | null>(null);
  const open = async (use: CreditUse): Promise<void> => {
    if (await fetchCode()) setCreditUse(use);
    else showErrorToast(creditTexts.loadFailed);
  };
  const { customer, season, owed, credit, isPartial } = statement;
  const canUseCredit = hasRole(role, ADMIN_ONLY) && isPositiveMoney(credit);
  // Credit of one season may pay a DKbono of another one.
  const { data: wholeAccount = statement } = useCall(
    'GET /clients/{id}/statement',
    canUseCredit ? { params: { id: customer.id }, query: {} } : null,
  );
  const targets = listOwed(wholeAccount);
  return (
    <>
      {isPartial && <p className="surco-account-none">{texts.partial}</p>}
      <DetailMetrics
        metrics={[
          { label: texts.owed, value: formatMoney(owed), hint: texts.owedHint(season?.name) },
          ...(isPositiveMoney(credit)
            ? [{ label: texts.credit, value: formatMoney(credit), hint: texts.creditHint(season?.name) }]
            : []),
        ]}
      />
      <OwedVouchers statement={statement} />
      <CreditVouchers
        statement={statement}
        canApply={targets.length > 0}
        onUse={canUseCredit ? (kind, source) => void open({ kind, source }) : null}
      />
      <Movements statement={statement} />
      {code.status === 'loaded' && creditUse && (
        <code.module.CreditDialog
          {...creditUse}
          targets={targets}
          customer={customer}
          onClose={() => setCreditUse(null)}
        />
      )}
    </>
  );
}

/** the account of a customer, for all time, a season or the time between two days. */
export function CustomerAccount({ customer }: { customer: CustomerDetail }) {
  const period = useAccountPeriod();
  const response = usePanelCall(
    'GET /clients/{id}/statement',
    period.isReversed ? null : { params: { id: customer.id }, query: period.query },
  );
  const { data: statement, error, isLoading, mutate } = response;
  const hasNothing =
    period.choice === ALL_TIME && statement?.movements.length === 0 && statement.documents.length === 0;
  const paper = useStatementPaper(statement, period.query);
  return (
    <DetailPage
      name={formatCustomerName(customer)}
      status={<StatusTag status={customer.status} />}
      subtitle={<CustomerSubtitle customer={customer} />}
      tabs={<CustomerViews id={customer.id} current="account" />}
      actions={hasNothing ? [] : paper.actions}
      groups={[]}
    >
      <PeriodFields period={period} />
      <RefreshFailed response={response} />
      {hasNothing && <EmptyState text={texts.neverMoved} icon="money" />}
      {statement && !hasNothing && <Account statement={statement} />}
      {!statement &&
        !period.isReversed &&
        (error && !isLoading ? <FailedState error={error} onRetry={() => void mutate()} /> : <PanelSkeleton />)}
      {paper.dialog}
    </DetailPage>
  );
}
