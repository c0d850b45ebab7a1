import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallKey, type CallRequest } from '../../contract';
import {
  call,
  type OutboxItem,
  showToast,
  onChangesAbandoned,
  randomUuid,
  readPendingPhotos,
  useIdempotencyKey,
  type Refusal,
  type OutboxSubmission,
  type SubmitResult,
  useSearchParams,
  warnOfMissingPhoto,
  DRAFT_PARAM,
} from '../../platform';
import { loadEngineOrNull, useDraftWriter, withEngine } from './use-draft-writer';

export interface DraftOptions<T> {
  /** Identifies the form, e.g. `sale:new`, `voucher:edit:<id>`. */
  formKey: string;
  /** Validates stored values; `null` when this form cannot show them. */
  parse: (values: unknown) => T | null;
  /** Loads a draft into the form. */
  restore: (values: T) => void;
}

/** A stored draft that the user can resume. */
export interface FoundDraft {
  id: string;
  label: string;
  /** ISO 8601 instant. */
  savedAt: string;
  refusal: Refusal | null;
  /** Whether the form may delete it. */
  canDiscard?: boolean;
}

export interface FormDraft<T> {
  foundDraft: FoundDraft | null;
  /** Loads the found draft into the form; later changes overwrite it. */
  resume: () => void;
  /** Deletes the found draft. */
  discard: () => void;
  /** Why the server refused this form when the outbox sent it; `null` again after the next submit. */
  refusal: Refusal | null;
  /** Schedules a save of the form values; `null` deletes the draft. */
  save: (values: T | null, label: string) => void;
  /** Saves at once. @returns the id of the stored draft; null when it is not stored on this device */
  saveNow: () => Promise<string | null>;
  /** Id of the draft on this device; other items refer by it to a record that is not sent yet. */
  getId: () => string;
  /** Submits the form; without a network the request waits in the outbox. @throws ApiError */
  submit: <K extends CallKey>(
    key: K,
    request: CallRequest<K>,
    submission: Omit<OutboxSubmission, 'id' | 'formKey' | 'fallbackIdempotencyKey'>,
  ) => Promise<SubmitResult<K>>;
}

const PENDING_TEXT = 'Se envía en cuanto vuelva la red.';

const COPY_OPENED_TITLE = 'El borrador está abierto en otra pestaña';
const COPY_OPENED_TEXT =
  'Aquí se abrió una copia: lo que se escriba se guarda aparte y no cambia el de la otra pestaña.';

const toFoundDraft = ({ id, label, savedAt, refusal }: OutboxItem, canDiscard: boolean): FoundDraft => ({
  id,
  label,
  savedAt,
  refusal: refusal ?? null,
  canDiscard,
});

/**
 * Stores the form values passed to `save` on this device, so that a closed tab or a lost network loses nothing, and
 * offers them when the form is opened again. Without browser storage the form works without drafts.
 * @param options `null` for a form without drafts
 */
export function useDraft<T>(options: DraftOptions<T> | null): FormDraft<T> {
  const formKey = options?.formKey ?? null;
  const draftId = useSearchParams()[0].get(DRAFT_PARAM);
  const [newId] = useState(randomUuid);
  const id = useRef(newId);
  const [openDraftId, setOpenDraftId] = useState<string | null>(null);
  const [found, setFound] = useState<{ item: OutboxItem; canDiscard: boolean } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  /** Whether the form has a restored draft that was neither changed nor submitted. */
  const isUnchanged = useRef(false);
  const writer = useDraftWriter(formKey ?? '', id);
  const getFallbackKey = useIdempotencyKey();

  const restoreDraft = useCallback(
    (item: OutboxItem, isCopy = false): void => {
      const values = latestOptions.current?.parse(item.values) ?? null;
      if (values === null) return;
      writer.cancel();
      isUnchanged.current = true;
      if (!isCopy) id.current = item.id;
      setFound(null);
      setOpenDraftId(id.current);
      setRefusal(item.refusal ?? null);
      latestOptions.current?.restore(values);
    },
    [writer],
  );

  useEffect(() => {
    if (formKey === null) return undefined;
    let mounted = true;
    void withEngine(async (engine) => {
      const requested = draftId ? await engine.getDraft(draftId) : null;
      const item = requested?.formKey === formKey ? requested : await engine.findDraftOfForm(formKey);
      const isOpen = item !== null && item === requested && (await engine.isDraftOpen(item.id));
      const canDiscard = item !== null && (await engine.canDiscard(item));
      // The form was closed before it could show it.
      if (!mounted && item === requested && !isOpen && item) return engine.keepSubmission(item.id);
      if (!mounted || !item || item.id === id.current || !latestOptions.current?.parse(item.values)) return;
      if (item !== requested) return setFound({ item, canDiscard });
      restoreDraft(item, isOpen);
      if (isOpen)
        showToast({ severity: 'info', summary: COPY_OPENED_TITLE, detail: COPY_OPENED_TEXT, durationMs: 8000 });
    });
    return () => {
      mounted = false;
    };
  }, [formKey, draftId, restoreDraft]);

  useEffect(() => {
    if (!openDraftId) return undefined;
    let release: (() => void) | null = null;
    let mounted = true;
    void withEngine(async (engine) => {
      if (mounted) release = engine.lockDraft(openDraftId);
    });
    return () => {
      mounted = false;
      release?.();
      if (isUnchanged.current) void withEngine((engine) => engine.keepSubmission(openDraftId));
    };
  }, [openDraftId]);

  useEffect(() => {
    if (formKey === null) return undefined;
    return onChangesAbandoned(() => {
      writer.cancel();
      const abandonedId = id.current;
      void withEngine(async (engine) => {
        await engine.keepSubmission(abandonedId);
        await engine.removeDraft(abandonedId);
      });
    });
  }, [formKey, writer]);

  return {
    foundDraft: found && toFoundDraft(found.item, found.canDiscard),
    resume: () => found && restoreDraft(found.item),
    discard: () => {
      if (!found) return;
      setFound(null);
      void withEngine((engine) => engine.removeDraft(found.item.id));
    },
    refusal,
    save: useCallback(
      (values, label) => {
        if (values !== null) setOpenDraftId(id.current);
        isUnchanged.current = values === null;
        writer.schedule({ values, label });
      },
      [writer],
    ),
    getId: () => id.current,
    saveNow: async () => ((await writer.flush()) ? id.current : null),
    submit: async (key, request, submission) => {
      writer.cancel();
      isUnchanged.current = false;
      setRefusal(null);
      const engine = await loadEngineOrNull();
      const fallbackKey = getFallbackKey(request);
      if (!engine) {
        const data = await call(key, request, { idempotencyKey: fallbackKey });
        // What sends photos belongs to the engine.
        if (readPendingPhotos(submission.values).length > 0) warnOfMissingPhoto();
        return { state: 'sent', data };
      }
      const outcome = await engine.submit(key, request, {
        ...submission,
        id: id.current,
        formKey: formKey ?? '',
        fallbackIdempotencyKey: fallbackKey,
      });
      writer.stop();
      if (outcome.state === 'pending')
        showToast({ severity: 'info', summary: 'Pendiente de enviar', detail: PENDING_TEXT, durationMs: 8000 });
      return outcome;
    },
  };
}
