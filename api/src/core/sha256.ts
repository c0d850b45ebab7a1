import { createHash } from 'node:crypto';

/** SHA-256 of a text or of bytes, as base64url (43 characters). */
export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');
