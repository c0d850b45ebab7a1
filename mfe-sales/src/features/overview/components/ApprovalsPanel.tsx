import type { CallKey } from '@surco/shared/contract';
import { Link, refresh } from '@surco/shared/platform';
import { type ConfirmQuestion, useConfirm } from '@surco/shared/ui/confirm';
import type { PanelState } from '@surco/shared/ui/panel';
import { DecisionButtons } from '@surco/shared/ui/table';
import { Panel } from '../../../common/components/Panel';
import { type Approval, createApproveQuestion, createRejectQuestion } from '../model/approvals';
import { texts } from '../texts';

interface Props {
  title: string;
  emptyText: string;
  response: PanelState<readonly Approval[]>;
  /** The list of all of them; undefined while all are shown. */
  more: { label: string; to: string } | undefined;
  /** The calls that a decision changes. */
  affectedCalls: readonly CallKey[];
}

/** The records that wait for approval, with the buttons to decide. */
export function ApprovalsPanel({ title, emptyText, response, more, affectedCalls }: Props) {
  const { confirm, dialog } = useConfirm();
  const ask = async (question: ConfirmQuestion): Promise<void> => {
    await confirm(question);
    // A rejected decision may mean that somebody else has decided.
    await refresh(...affectedCalls);
  };
  const createOptions = (approval: Approval) => [
    ...(approval.canApprove
      ? [
          {
            key: 'approve',
            label: texts.approve,
            icon: 'check' as const,
            onSelect: () => void ask(createApproveQuestion(approval)),
          },
        ]
      : []),
    ...(approval.canReject
      ? [
          {
            key: 'reject',
            label: texts.reject,
            icon: 'close' as const,
            danger: true,
            onSelect: () => void ask(createRejectQuestion(approval)),
          },
        ]
      : []),
  ];
  return (
    <>
      <Panel title={title} response={response} more={more} isEmpty={(rows) => rows.length === 0} emptyText={emptyText}>
        {(rows) => (
          <ul className="surco-page-panel-items">
            {rows.map((approval) => (
              <li key={approval.id}>
                <span>
                  <Link to={approval.path}>{approval.name}</Link>
                  {approval.detail && <small>{approval.detail}</small>}
                </span>
                <DecisionButtons name={approval.name} options={createOptions(approval)} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {dialog}
    </>
  );
}
