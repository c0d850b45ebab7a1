import { randomKey } from '@surco/shared/platform';
import { useRef } from 'react';

/** One key for as long as the same is sent, so that a retry after a lost answer does it no second time. */
export function useAttemptKey(): (body: object) => string {
  const attempt = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: randomKey() };
    return attempt.current.key;
  };
}
