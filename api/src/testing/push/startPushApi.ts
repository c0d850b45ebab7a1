import type { PushDevice } from '@surco/shared/contract';
import { serializeError } from '../../core/logging/serializeError';
import { createWebPushSender } from '../../infrastructure/push/webPushSender';
import { startTestApi, type TestClient } from '../harness';
import type { PushBrowser } from './pushBrowser';
import { runJobs } from '../runJobs';
import { openPushService } from './pushService';

/** Starts the server with a push service that its browsers subscribe at. */
export async function startPushApi(env: Record<string, string> = {}) {
  const service = await openPushService();
  const { agent } = service;
  const api = await startTestApi({ pushAgent: agent, env });
  const { db, settings } = api;
  const pushSender = createWebPushSender({ db, settings, agent });
  const subscribe = async (visitor: TestClient, browser: PushBrowser = service.createBrowser()) => {
    const { body } = await visitor.post('/users/me/push-devices', browser.subscription);
    return { browser, device: body.data as PushDevice };
  };
  return {
    api,
    service,
    subscribe,
    /** Sends what is queued. @returns the reported failures, as the log has them */
    sendPushes: async (): Promise<string[]> => {
      const failures: string[] = [];
      await runJobs(api, { pushSender, onFailure: (error) => void failures.push(serializeError(error).stack) });
      return failures;
    },
    /** The entries of the audit log about push devices, oldest first. */
    readPushEntries: () =>
      db.selectFrom('audit_log').selectAll().where('action', 'like', 'PUSH%').orderBy('id').execute(),
    countQueued: async (): Promise<number> => (await db.selectFrom('push_queue').select('id').execute()).length,
    close: async () => {
      await api.close();
      await service.close();
    },
  };
}

export type PushApi = Awaited<ReturnType<typeof startPushApi>>;
