import type { Settings } from '../../../../core/settings/settings';

/** The site that passkeys belong to: the host name of PUBLIC_URL. */
export const getRelyingParty = ({ publicUrl }: Settings) => ({ id: new URL(publicUrl).hostname, origin: publicUrl });
