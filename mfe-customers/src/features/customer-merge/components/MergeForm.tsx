import type { CustomerDetail, CustomerMergeCounts } from '@surco/shared/contract';
import { formatDate, formatMoney, formatPhone, noValue, statusLabels } from '@surco/shared/domain';
import {
  call,
  clearUnsavedChanges,
  isStaleRecordError,
  Link,
  refreshAll,
  showSuccessToast,
  useCachePatch,
  useIdempotencyKey,
  useNavigate,
} from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { RadioField } from '@surco/shared/ui/fields';
import { FormPage, FormSection, useForm } from '@surco/shared/ui/form';
import { useEffect, useRef } from 'react';
import { getCustomerPath, getMergePath } from '../../../paths';
import { type Choices, type CustomerPair, getSource, listDifferences, toMergeBody } from '../model/mergedFields';
import { nameCustomers } from '../model/nameCustomers';
import { formatMoved, texts } from '../texts';
import './MergeForm.css';

/** A customer with what a merge would move from them. */
export interface MergeCandidate {
  customer: CustomerDetail;
  counts: CustomerMergeCounts;
}

interface Props {
  /** The customer of the page. */
  own: MergeCandidate;
  other: MergeCandidate;
  /** Whether it takes the focus, in the place of the search that it follows. */
  takesFocus: boolean;
}

interface Values {
  keptId: string;
  choices: Choices;
}

/** What tells the two records apart, beside the data that are chosen. */
function Summary({ customer, name }: MergeCandidate & { name: string }) {
  const { status, createdAt, summary } = customer;
  const figures = [
    [texts.status, statusLabels[status]],
    [texts.registered, formatDate(createdAt)],
    [texts.sales, String(summary.sales)],
    [texts.vouchers, String(summary.vouchers)],
    [texts.balance, formatMoney(summary.balance)],
    [texts.credit, formatMoney(summary.credit ?? '0')],
  ] as const;
  return (
    <dl aria-label={name}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What happens, for the question before it. */
function describeMerge([kept, merged]: CustomerPair, candidates: readonly MergeCandidate[], phone: string): string {
  const name = nameCustomers(kept, merged);
  const moved = candidates.find(({ customer }) => customer.id === merged.id);
  const account = candidates.find(({ counts }) => counts.hasAccount);
  const consequence = texts.consequence(name(merged), name(kept), moved ? formatMoved(moved.counts) : '');
  return account && account.customer.phone !== phone
    ? `${consequence} ${texts.account(formatPhone(phone))}`
    : consequence;
}

/** the two records side by side, which one stays, and whose value of each field. */
export function MergeForm({ own, other, takesFocus }: Props) {
  const getIdempotencyKey = useIdempotencyKey();
  const { refresh } = useCachePatch();
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const firstSection = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) firstSection.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const candidates = [own, other];
  const name = nameCustomers(own.customer, other.customer);
  const getPair = ({ keptId }: Values): CustomerPair =>
    keptId === other.customer.id ? [other.customer, own.customer] : [own.customer, other.customer];
  const form = useForm<Values>({
    toFormValues: () => ({ keptId: own.customer.id, choices: {} }),
    validate: () => [],
    confirmSubmit: (values) => {
      const pair = getPair(values);
      const [kept, merged] = pair;
      return confirm({
        title: texts.question(name(merged), name(kept)),
        text: describeMerge(pair, candidates, toMergeBody(pair, values.choices).phone),
        confirmLabel: texts.submit,
      });
    },
    send: async (values) => {
      const pair = getPair(values);
      const body = toMergeBody(pair, values.choices);
      const request = { params: { id: pair[0].id }, body };
      try {
        await call('POST /clients/{id}/merge', request, { idempotencyKey: getIdempotencyKey(body) });
      } catch (error) {
        if (isStaleRecordError(error)) void refresh('GET /clients/{id}', 'GET /clients/{id}/merge');
        throw error;
      }
    },
    onSent: async () => {
      const [kept, merged] = getPair(form.values);
      showSuccessToast(texts.done(name(merged), name(kept)));
      clearUnsavedChanges();
      // This page would ask again for the customer that is gone, also on the way back.
      await navigate(getCustomerPath(kept.id), { replace: true });
      void refreshAll();
    },
  });
  const { values, setValues } = form;
  const pair = getPair(values);
  const differences = listDifferences(own.customer, other.customer);
  return (
    <>
      <FormPage form={form} submitLabel={texts.submit} cancelTo={getCustomerPath(own.customer.id)}>
        <FormSection title={texts.keptSection}>
          <div ref={firstSection}>
            <RadioField
              label={texts.kept}
              value={pair[0].id}
              options={candidates.map(({ customer }) => ({ value: customer.id, label: name(customer) }))}
              onChange={(keptId) => setValues({ keptId })}
            />
          </div>
          <div className="surco-merge-summaries">
            {candidates.map((candidate) => (
              <Summary key={candidate.customer.id} {...candidate} name={name(candidate.customer)} />
            ))}
          </div>
          <Link to={getMergePath(own.customer.id)} replace>
            {texts.chooseOther}
          </Link>
          {own.counts.hasAccount && other.counts.hasAccount && <p className="surco-form-help">{texts.twoAccounts}</p>}
        </FormSection>
        <FormSection title={texts.differences} help={differences.length > 0 ? texts.differencesHelp : texts.same}>
          {differences.map((field) => (
            <RadioField
              key={field.key}
              label={field.label}
              value={getSource(field, pair, values.choices).id}
              options={candidates.map(({ customer }) => {
                const text = field.toText(customer);
                return { value: customer.id, label: text === noValue ? texts.none : text };
              })}
              onChange={(id) => setValues({ choices: { ...values.choices, [field.key]: id } })}
            />
          ))}
        </FormSection>
      </FormPage>
      {dialog}
    </>
  );
}
