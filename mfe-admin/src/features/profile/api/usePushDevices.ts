import type { PushDevice, PushSettings } from '@surco/shared/contract';
import { call, showErrorToast, showSuccessToast, useCall } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useEffect, useState } from 'react';
import { detectPushSupport } from '../model/detectPushSupport';
import { pushTexts as texts } from '../pushTexts';
import { claimCurrentDevice, subscribeBrowser, unsubscribeBrowser } from './pushSubscription';

/** The user's push devices, which of them is this browser, what it supports, and the actions on the devices. */
export function usePushDevices() {
  const response = useCall('GET /users/me/push-devices', {});
  const [support, setSupport] = useState(detectPushSupport);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { confirm, dialog } = useConfirm();

  useEffect(() => {
    let isMounted = true;
    if (support === 'available')
      void claimCurrentDevice().then(
        (device) => isMounted && setCurrentId(device?.id ?? null),
        // After an error this browser is shown as off; turning it on again renews its device.
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [support]);

  const run = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      if (done) showSuccessToast(done);
    } catch (error) {
      showErrorToast(error);
    } finally {
      await response.mutate();
      setSupport(detectPushSupport());
      setBusy(false);
    }
  };

  return {
    response,
    support,
    currentId,
    isBusy,
    dialog,
    turnOn: (publicKey: string) =>
      run(async () => setCurrentId((await subscribeBrowser(publicKey)).id), texts.turnedOn),
    turnOff: (id: string) =>
      run(async () => {
        await unsubscribeBrowser(id);
        setCurrentId(null);
      }, texts.turnedOff),
    change: (id: string, body: PushSettings) =>
      run(() => call('PUT /users/me/push-devices/{id}', { params: { id }, body })),
    sendTest: (id: string) =>
      run(() => call('POST /users/me/push-devices/{id}/test', { params: { id } }), texts.testSent),
    remove: ({ id, device }: PushDevice) =>
      confirm({
        title: texts.removeTitle(device ?? texts.unknownDevice),
        text: texts.removeText,
        confirmLabel: texts.remove,
        danger: true,
        action: () => call('DELETE /users/me/push-devices/{id}', { params: { id } }).finally(() => response.mutate()),
        doneMessage: texts.removed,
      }),
  };
}

export type PushDevices = ReturnType<typeof usePushDevices>;
