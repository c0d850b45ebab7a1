import { useCall } from '@surco/shared/platform';

/** The current privacy notice with its version. */
export const usePrivacyNotice = () => useCall('GET /privacy-notice', {});
