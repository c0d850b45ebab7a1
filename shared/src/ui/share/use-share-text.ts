import { fillShareText, type MessageText, type MessageValues, type ShareKey } from '../../domain';
import { useCall } from '../../platform';

/**
 * A text to share or to send by WhatsApp, as the administrators wrote it.
 * @returns undefined while it is not loaded, null when it is switched off
 */
export function useShareText(key: ShareKey, values: MessageValues): MessageText | null | undefined {
  const { data } = useCall('GET /messages/share', {});
  if (!data) return undefined;
  const text = data.find((candidate) => candidate.key === key);
  return text ? fillShareText(text, values) : null;
}
