/** Whether a key press is Ctrl+Enter or ⌘+Enter. */
export const isSubmitShortcut = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && (ctrlKey || metaKey);

/** Name of the submit shortcut on this machine, e.g. `Ctrl+Enter`. */
export const formatSubmitShortcut = (userAgent: string): string =>
  userAgent.includes('Mac OS') ? '⌘+Enter' : 'Ctrl+Enter';
