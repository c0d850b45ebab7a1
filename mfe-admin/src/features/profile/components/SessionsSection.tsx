import type { OwnSession } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { FormSection } from '@surco/shared/ui/form';
import { Button, Tag } from 'antd';
import { useSessionActions } from '../api/useSessionActions';
import { sessionTexts as texts } from '../sessionTexts';
import { CurrentPasswordDialog } from './CurrentPasswordDialog';

function SessionItem({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const device = session.device ?? texts.unknownDevice;
  const lastSeen = formatDateTime(session.lastSeenAt);
  return (
    <li>
      <div>
        <p className="surco-profile-device">
          {device} {session.isCurrent && <Tag color="success">{texts.thisDevice}</Tag>}
        </p>
        <p>{texts.address(session.address ?? texts.unknownAddress)}</p>
        <p>
          {texts.lastSeen(lastSeen)} · {texts.since(formatDateTime(session.createdAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button aria-label={texts.endOf(device, lastSeen)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/**
 * the open sessions of the user, with their devices. The user can end one of the others, or all of them.
 * @param props.hasPassword false of an account that signs in by the directory
 */
export function SessionsSection({ hasPassword }: { hasPassword: boolean }) {
  const response = useCall('GET /users/me/sessions', {});
  const { end, endOthers, question, closeQuestion, dialog } = useSessionActions(hasPassword, response.mutate);
  return (
    <FormSection title={texts.title} help={hasPassword ? texts.help : texts.directoryHelp}>
      <RecordState response={response}>
        {(sessions) => (
          <>
            <ul className="surco-profile-sessions" aria-label={texts.title}>
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} onEnd={() => void end(session)} />
              ))}
            </ul>
            {sessions.some(({ isCurrent }) => !isCurrent) ? (
              <div className="surco-profile-actions">
                <Button danger onClick={() => void endOthers()}>
                  {texts.endOthers}
                </Button>
              </div>
            ) : (
              <p className="surco-form-help">{texts.noOthers}</p>
            )}
          </>
        )}
      </RecordState>
      {dialog}
      {question && <CurrentPasswordDialog question={question} onClose={closeQuestion} />}
    </FormSection>
  );
}
