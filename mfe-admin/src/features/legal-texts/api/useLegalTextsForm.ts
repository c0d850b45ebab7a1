import type { LegalTexts } from '@surco/shared/contract';
import { type LegalTextKind, listChangedLegalTexts, validateLegalTexts } from '@surco/shared/domain';
import { call, showSuccessToast, useCachePatch, useReturnPath } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useForm } from '@surco/shared/ui/form';
import { conflictFields, type LegalTextFormValues, toFormValues } from '../model/formValues';
import { texts } from '../texts';

const describeConsequences = (changed: readonly LegalTextKind[]): string =>
  [
    ...(changed.includes('PRIVACY_NOTICE') ? [texts.confirmNotice] : []),
    ...(changed.includes('TERMS') ? [texts.confirmTerms] : []),
    texts.confirmKeep,
  ].join(' ');

/**
 * The form of the responsible party and both texts. Publishing asks first and says who has to accept what, unless
 * neither text would read differently.
 */
export function useLegalTextsForm(stored: LegalTexts) {
  const { put, refresh } = useCachePatch();
  const { confirm, dialog } = useConfirm();
  const returnPath = useReturnPath();
  const form = useForm<LegalTextFormValues, LegalTexts, LegalTexts>({
    record: stored,
    toFormValues,
    validate: validateLegalTexts,
    confirmSubmit: async (values) => {
      const changed = listChangedLegalTexts(form.record ?? stored, values);
      if (changed.length === 0) return true;
      return confirm({
        title: texts.confirmTitle,
        text: describeConsequences(changed),
        confirmLabel: texts.publish,
      });
    },
    send: (values, version) => call('PUT /legal-texts', { body: { ...values, version: version ?? stored.version } }),
    onSent: async (published) => {
      const isChanged = published.version !== (form.record ?? stored).version;
      await put('GET /legal-texts', {}, published);
      void refresh('GET /legal-texts/versions', 'GET /privacy-notice', 'GET /terms');
      form.reset(published);
      showSuccessToast(isChanged ? texts.published : texts.unchanged);
      return returnPath ?? undefined;
    },
    conflict: { fields: conflictFields },
  });
  return { form, dialog };
}
