import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallKey, CallRequest } from '../contract';
import {
  call,
  discardUnsavedChanges,
  type Entry,
  notify,
  onChangesLost,
  randomKey,
  type Refusal,
  type Submission,
  type Submitted,
  useSearchParams,
} from '../platform';
import { engineOrNull, useDraftWriter, withEngine } from './use-draft-writer';

/** Name in the address that opens one draft. */
export const DRAFT_QUERY = 'borrador';

export interface DraftOptions<T> {
  /** Which form this is, e.g. `sale:new`, `voucher:edit:<id>`. */
  place: string;
  /** Checks what comes from storage; null for what this form cannot show. */
  read: (values: unknown) => T | null;
  /** Puts a draft back into the form. */
  restore: (values: T) => void;
}

/** The same request is sent again under the same key, though the device keeps nothing; another one under another. */
function useSpareKey(): (request: unknown) => string {
  const last = useRef({ written: '', key: '' });
  return (request) => {
    const written = JSON.stringify(request);
    if (last.current.written !== written) last.current = { written, key: randomKey() };
    return last.current.key;
  };
}

/** A draft that waits to be taken up. */
export interface FoundDraft {
  id: string;
  label: string;
  /** ISO 8601. */
  savedAt: string;
  refusal: Refusal | null;
}

export interface DraftSlot<T> {
  found: FoundDraft | null;
  /** Goes on with the draft that was found: later changes overwrite it. */
  resume: () => void;
  /** Removes the draft that was found. */
  discard: () => void;
  /** Why the server refused what is in the form when it was sent from the outbox; null again when it is handed in. */
  reason: Refusal | null;
  /** Keeps what stands in the form, after a pause in typing; null when there is nothing worth keeping. */
  save: (values: T | null, label: string) => void;
  /** Keeps it at once and lets the person leave without a question. */
  keep: () => Promise<void>;
  /** Hands the form in; without a network it waits in the outbox. @throws ApiError */
  submit: <K extends CallKey>(
    key: K,
    request: CallRequest<K>,
    about: Omit<Submission, 'id' | 'place' | 'spareKey'>,
  ) => Promise<Submitted<K>>;
}

const PENDING_TEXT = 'Sin conexión con el servidor. Espera en este equipo y se envía en cuanto vuelva la red.';

const COPIED = 'El borrador está abierto en otra pestaña';
const COPIED_TEXT = 'Aquí se abrió una copia: lo que se escriba se guarda aparte y no cambia el de la otra pestaña.';

const foundOf = ({ id, label, savedAt, refusal }: Entry): FoundDraft => ({
  id,
  label,
  savedAt,
  refusal: refusal ?? null,
});

/**
 * Keeps what is being filled in on this device, so that a closed tab or a lost network costs nothing, and offers it
 * when the form is opened again. Where the browser keeps nothing, the form works without it.
 */
export function useDraft<T>({ place, read, restore }: DraftOptions<T>): DraftSlot<T> {
  const wanted = useSearchParams()[0].get(DRAFT_QUERY);
  const [fresh] = useState(randomKey);
  const id = useRef(fresh);
  const [held, setHeld] = useState<string | null>(null);
  const [found, setFound] = useState<Entry | null>(null);
  const [reason, setReason] = useState<Refusal | null>(null);
  const form = useRef({ read, restore });
  useEffect(() => {
    form.current = { read, restore };
  });
  const writer = useDraftWriter(place, id);
  const keyOf = useSpareKey();

  const take = useCallback(
    (entry: Entry, copied = false): void => {
      const values = form.current.read(entry.values);
      if (values === null) return;
      writer.drop();
      if (!copied) id.current = entry.id;
      setFound(null);
      setHeld(id.current);
      setReason(entry.refusal ?? null);
      form.current.restore(values);
    },
    [writer],
  );

  useEffect(() => {
    let here = true;
    void withEngine(async (engine) => {
      const asked = wanted ? await engine.draftOf(wanted) : null;
      const entry = asked?.place === place ? asked : await engine.draftAt(place);
      const isOpen = entry !== null && entry === asked && (await engine.isDraftOpen(entry.id));
      if (!here || !entry || entry.id === id.current || form.current.read(entry.values) === null) return;
      if (entry !== asked) return setFound(entry);
      take(entry, isOpen);
      if (isOpen) notify({ severity: 'info', summary: COPIED, detail: COPIED_TEXT, life: 8000 });
    });
    return () => {
      here = false;
    };
  }, [place, wanted, take]);

  useEffect(() => {
    if (!held) return undefined;
    let release: (() => void) | null = null;
    let here = true;
    void withEngine(async (engine) => {
      if (here) release = engine.holdDraft(held);
    });
    return () => {
      here = false;
      release?.();
    };
  }, [held]);

  useEffect(
    () =>
      onChangesLost(() => {
        writer.drop();
        const lost = id.current;
        void withEngine((engine) => engine.dropDraft(lost));
      }),
    [writer],
  );

  return {
    found: found && foundOf(found),
    resume: () => found && take(found),
    discard: () => {
      if (!found) return;
      setFound(null);
      void withEngine((engine) => engine.dropDraft(found.id));
    },
    reason,
    save: useCallback(
      (values, label) => {
        if (values !== null) setHeld(id.current);
        writer.later({ values, label });
      },
      [writer],
    ),
    keep: async () => {
      await writer.flush();
      discardUnsavedChanges();
    },
    submit: async (key, request, about) => {
      writer.drop();
      setReason(null);
      const engine = await engineOrNull();
      const spareKey = keyOf(request);
      if (!engine) return { state: 'sent', data: await call(key, request, { idempotencyKey: spareKey }) };
      const outcome = await engine.submit(key, request, { ...about, id: id.current, place, spareKey });
      writer.close();
      if (outcome.state === 'pending')
        notify({ severity: 'info', summary: 'Pendiente de enviar', detail: PENDING_TEXT, life: 8000 });
      return outcome;
    },
  };
}
