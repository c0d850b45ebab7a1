import type { CustomerDetail, CustomerMergeCounts } from '@surco/shared/contract';
import { formatCustomerName, formatDate, formatMoney, formatPhone, noValue, statusLabels } from '@surco/shared/domain';
import {
  call,
  clearUnsavedChanges,
  isStaleRecordError,
  refreshAll,
  showSuccessToast,
  useCachePatch,
  useIdempotencyKey,
  useNavigate,
} from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { RadioField } from '@surco/shared/ui/fields';
import { FormPage, FormSection, useForm } from '@surco/shared/ui/form';
import { getCustomerPath } from '../../../paths';
import { type Choices, type CustomerPair, getSource, listDifferences, toMergeBody } from '../model/mergedFields';
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
}

interface Values {
  keptId: string;
  choices: Choices;
}

/** What tells the two records apart, beside the data that are chosen. */
function Summary({ customer }: MergeCandidate) {
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
    <dl aria-label={formatCustomerName(customer)}>
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
  const moved = candidates.find(({ customer }) => customer.id === merged.id);
  const account = candidates.find(({ counts }) => counts.hasAccount);
  const consequence = texts.consequence(
    formatCustomerName(merged),
    formatCustomerName(kept),
    moved ? formatMoved(moved.counts) : '',
  );
  return account && account.customer.phone !== phone
    ? `${consequence} ${texts.account(formatPhone(phone))}`
    : consequence;
}

/** the two records side by side, which one stays, and whose value of each field. */
export function MergeForm({ own, other }: Props) {
  const getIdempotencyKey = useIdempotencyKey();
  const { refresh } = useCachePatch();
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const candidates = [own, other];
  const getPair = ({ keptId }: Values): CustomerPair =>
    keptId === other.customer.id ? [other.customer, own.customer] : [own.customer, other.customer];
  const form = useForm<Values>({
    toFormValues: () => ({ keptId: own.customer.id, choices: {} }),
    validate: () => [],
    confirmSubmit: (values) => {
      const pair = getPair(values);
      const [kept, merged] = pair;
      return confirm({
        title: texts.question(formatCustomerName(merged), formatCustomerName(kept)),
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
      showSuccessToast(texts.done(formatCustomerName(merged), formatCustomerName(kept)));
      clearUnsavedChanges();
      // This page would ask again for the customer that is gone.
      await navigate(getCustomerPath(kept.id));
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
          <RadioField
            label={texts.kept}
            value={pair[0].id}
            options={candidates.map(({ customer }) => ({ value: customer.id, label: formatCustomerName(customer) }))}
            onChange={(keptId) => setValues({ keptId })}
          />
          <div className="surco-merge-summaries">
            {candidates.map((candidate) => (
              <Summary key={candidate.customer.id} {...candidate} />
            ))}
          </div>
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
