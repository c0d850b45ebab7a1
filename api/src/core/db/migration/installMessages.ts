import { messageTexts } from '@surco/shared/domain';
import { withMaintenanceClient } from '../withClient';

const texts = Object.entries(messageTexts).flatMap(([key, channels]) =>
  Object.entries(channels).map(([channel, text]) => ({ key, channel, ...text })),
);

/**
 * Writes the texts of messages that a migrated database does not know yet. Each is written once: what an administrator
 * has changed or deleted since stays so.
 */
export const installMessages = (ownerUrl: string): Promise<void> =>
  withMaintenanceClient(ownerUrl, async (client) => {
    await client.query(
      `with texts as (
         select * from jsonb_to_recordset($1) as t (key text, channel text, subject text, body text)),
       installed as (
         insert into installed_messages (key, channel) select key, channel from texts
         on conflict do nothing returning key, channel)
       insert into messages (key, channel, subject, body)
       select key, channel, subject, body from texts join installed using (key, channel)
       on conflict (key, channel) do nothing`,
      [JSON.stringify(texts)],
    );
  });
