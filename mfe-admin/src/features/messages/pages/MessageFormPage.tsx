import { useCall, useParams } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/feedback';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { MessageForm } from '../components/MessageForm';
import { MessageHistory } from '../components/MessageHistory';
import { MESSAGES_PATH } from '../paths';
import { texts } from '../texts';

function MessageEditor({ id }: { id: string }) {
  const answer = useLatestRecord('GET /messages/{id}', { params: { id } });
  return (
    <div className="surco-form">
      <RecordState answer={answer}>
        {(message) => <MessageForm message={message} kinds={[{ ...message, messageId: id }]} />}
      </RecordState>
      <MessageHistory id={id} />
    </div>
  );
}

/** Offers the kinds of message that have no text yet. */
function NewMessage() {
  const answer = useCall('GET /messages/kinds', {});
  return (
    <RecordState answer={answer}>
      {(kinds) => {
        const withoutText = kinds.filter(({ messageId }) => messageId === null);
        return withoutText.length > 0 ? (
          <MessageForm message={null} kinds={withoutText} />
        ) : (
          <EmptyState text={texts.noneLeft} action={{ label: texts.seeList, to: MESSAGES_PATH }} />
        );
      }}
    </RecordState>
  );
}

/** edits the message of the `id` parameter, or creates one without it. */
export default function MessageFormPage() {
  const { id } = useParams();
  return id ? <MessageEditor key={id} id={id} /> : <NewMessage />;
}
