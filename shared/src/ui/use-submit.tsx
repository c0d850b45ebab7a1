import { useRef, useState } from 'react';
import { ApiError, discardUnsavedChanges, errorText, useNavigate } from '../platform';
import { type FieldProblem, fieldId } from './form-errors';

interface Failure {
  text: string;
  problems: readonly FieldProblem[];
}

interface Submission {
  sending: boolean;
  /** What is wrong, field by field: found here or told by the server. */
  problems: readonly FieldProblem[];
  /** What the server said of the whole. */
  general: string | null;
  /** Grows with each attempt that failed. */
  attempts: number;
  submit: () => Promise<void>;
  /** A control changed: what the server said of its field no longer holds. */
  forget: (controlId: string) => void;
}

/** The server's sentence goes with the last of its complaints; one that named no field stays. */
function mended(failure: Failure | null, controlId: string): Failure | null {
  const problems = failure?.problems.filter(({ path }) => fieldId(path) !== controlId);
  if (!failure || !problems || problems.length === failure.problems.length) return failure;
  return problems.length === 0 ? null : { ...failure, problems };
}

/** Sends a form once at a time, and keeps what is wrong with it until it is sent again. */
export function useSubmit(
  validate: () => readonly FieldProblem[],
  onSubmit: () => Promise<string | void>,
  onRefused?: (problems: readonly FieldProblem[]) => void,
): Submission {
  const navigate = useNavigate();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);

  const send = async (): Promise<void> => {
    try {
      const next = await onSubmit();
      if (typeof next !== 'string') return;
      discardUnsavedChanges();
      void navigate(next);
    } catch (error) {
      setFailure({ text: errorText(error), problems: error instanceof ApiError ? error.details : [] });
      setAttempts((count) => count + 1);
    }
  };

  const submit = async (): Promise<void> => {
    if (busy.current) return;
    setFailure(null);
    const wrong = validate();
    if (wrong.length > 0) {
      onRefused?.(wrong);
      return setAttempts((count) => count + 1);
    }
    busy.current = true;
    setSending(true);
    await send();
    busy.current = false;
    setSending(false);
  };

  const found = attempts > 0 ? validate() : [];
  const told = (failure?.problems ?? []).filter(({ path }) => !found.some((problem) => problem.path === path));
  const forget = (controlId: string): void => setFailure((now) => mended(now, controlId));
  return { sending, problems: [...found, ...told], general: failure?.text ?? null, attempts, submit, forget };
}
