import type { PushDevice, PushStatus } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import { RecordState } from '@surco/shared/ui/detail';
import { FormSection } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { type PushDevices, usePushDevices } from '../api/usePushDevices';
import { pushTexts as texts } from '../pushTexts';
import { PushSettingsForm } from './PushSettingsForm';

interface StatusProps {
  push: PushDevices;
  status: PushStatus;
}

/** This browser: why it cannot get notifications, the button that turns them on, or its settings. */
function ThisDevice({ push, status: { publicKey, types, devices } }: StatusProps) {
  const current = devices.find(({ id }) => id === push.currentId);
  if (push.support !== 'available') return <p role="note">{texts[push.support]}</p>;
  if (!current)
    return (
      <>
        <p>{texts.explanation}</p>
        <div className="surco-profile-buttons">
          <Button loading={push.isBusy} onClick={() => void push.turnOn(publicKey)}>
            {texts.turnOn}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>{texts.on}</p>
      <PushSettingsForm
        device={current}
        types={types}
        disabled={push.isBusy}
        onChange={(settings) => void push.change(current.id, settings)}
      />
      <div className="surco-profile-buttons">
        <Button disabled={push.isBusy} onClick={() => void push.sendTest(current.id)}>
          {texts.sendTest}
        </Button>
        <Button danger disabled={push.isBusy} onClick={() => void push.turnOff(current.id)}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}

function DeviceItem({ device, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const name = device.device ?? texts.unknownDevice;
  return (
    <li>
      <div>
        <p className="surco-profile-device">{name}</p>
        <p>
          {texts.lastSuccess(device.lastSuccessAt && formatDateTime(device.lastSuccessAt))} ·{' '}
          {texts.since(formatDateTime(device.createdAt))}
        </p>
      </div>
      <Button aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function OtherDevices({ push, status: { devices } }: StatusProps) {
  const others = devices.filter(({ id }) => id !== push.currentId);
  if (others.length === 0) return <p className="surco-form-help">{texts.noOthers}</p>;
  return (
    <>
      <h3>{texts.others}</h3>
      <ul className="surco-profile-sessions" aria-label={texts.others}>
        {others.map((device) => (
          <DeviceItem key={device.id} device={device} onRemove={() => void push.remove(device)} />
        ))}
      </ul>
    </>
  );
}

/** the notifications that the user gets while Surco is closed, on this device and on others. */
export function PushSection() {
  const push = usePushDevices();
  return (
    <FormSection title={texts.title} help={texts.help}>
      <RecordState response={push.response}>
        {(status) => (
          <div className="surco-profile-push">
            <ThisDevice push={push} status={status} />
            <OtherDevices push={push} status={status} />
          </div>
        )}
      </RecordState>
      {push.dialog}
    </FormSection>
  );
}
