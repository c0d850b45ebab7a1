import { useCall, useParams } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/empty-state';
import { RecordState } from '@surco/shared/ui/record-state';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { MessageForm } from '../components/MessageForm';
import { MessageHistory } from '../components/MessageHistory';
import { LIST_PATH } from '../model/paths';
import { texts } from '../texts';

function Edited({ id }: { id: string }) {
  const answer = useFreshest('GET /messages/{id}', { params: { id } });
  return (
    <div className="surco-form">
      <RecordState answer={answer}>
        {(message) => <MessageForm message={message} kinds={[{ ...message, messageId: id }]} />}
      </RecordState>
      <MessageHistory id={id} />
    </div>
  );
}

/** Only what Surco sends and has no words yet can be written. */
function New() {
  const answer = useCall('GET /messages/kinds', {});
  return (
    <RecordState answer={answer}>
      {(kinds) => {
        const unwritten = kinds.filter(({ messageId }) => messageId === null);
        return unwritten.length > 0 ? (
          <MessageForm message={null} kinds={unwritten} />
        ) : (
          <EmptyState text={texts.allWritten} action={{ label: texts.seeList, to: LIST_PATH }} />
        );
      }}
    </RecordState>
  );
}

/** the editor, of a message by its id or of one that has no words yet. */
export default function MessageFormPage() {
  const { id } = useParams();
  return id ? <Edited key={id} id={id} /> : <New />;
}
