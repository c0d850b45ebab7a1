import { createHash } from 'node:crypto';

/** The source expression by which a content security policy allows an inline script. */
export const hashInlineScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
