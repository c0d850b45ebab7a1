import { useCall, useParams } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/feedback';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { MessageForm } from '../components/MessageForm';
import { MessageHistory } from '../components/MessageHistory';
import { MESSAGES_PATH } from '../paths';
import { texts } from '../texts';

const backLink = { label: texts.back, to: MESSAGES_PATH };

function MessageEditor({ id }: { id: string }) {
  const response = useLatestRecord('GET /messages/{id}', { params: { id } });
  return (
    <div className="surco-form">
      <RecordState response={response} back={backLink}>
        {(message) => <MessageForm message={message} kinds={[{ ...message, messageId: id }]} />}
      </RecordState>
      <MessageHistory id={id} />
    </div>
  );
}

/** Offers the kinds of message that have no text yet. */
function NewMessage() {
  const response = useCall('GET /messages/kinds', {});
  return (
    <RecordState response={response} back={backLink}>
      {(kinds) => {
        const withoutText = kinds.filter(({ messageId }) => messageId === null);
        return withoutText.length > 0 ? (
          <MessageForm message={null} kinds={withoutText} />
        ) : (
          <EmptyState text={texts.noneLeft} action={backLink} />
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
