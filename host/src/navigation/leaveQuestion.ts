type Answer = (leave: boolean) => void;

let waiting: Answer | null = null;
const listeners = new Set<() => void>();

/** Answers the question that waits, if any, and puts the next one, or none, in its place. */
function settle(leave: boolean, next: Answer | null): void {
  const answered = waiting;
  waiting = next;
  for (const listener of listeners) listener();
  answered?.(leave);
}

/** Asks whether unsaved changes may be lost; a newer question answers an older one with no. */
export const askToLeave = (): Promise<boolean> => new Promise((resolve) => settle(false, resolve));

/** What the dialog looks at: whether a question waits, and how to answer it. */
export const leaveQuestion = {
  isOpen: (): boolean => waiting !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answer: (leave: boolean): void => settle(leave, null),
};
